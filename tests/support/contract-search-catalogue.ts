import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';
import { testCatalogue } from './test-catalogue.ts';

const lamp = testCatalogue().documents.products!.find((product) => product['sku'] === 'LAMP')!;

const product = (id: number, name: string, price: number, more: object = {}): WireDocument => ({
  ...lamp,
  id,
  sku: `P-${id}`,
  name,
  slug: `p-${id}`,
  url_path: `stue/p-${id}`,
  description: '',
  price_incl_tax: price,
  original_price_incl_tax: price,
  category_ids: [3],
  ...more,
});

const named: readonly WireDocument[] = [
  product(101, 'Ekeby sofa', 8000, { color: 52, product_width: 180, care: { wash: 'no', iron: 'yes' } }),
  product(102, 'Ekeby hjørnesofa', 12_000, { color: 57, product_width: 240, care: { wash: 'yes' } }),
  product(103, 'Toverud sofabord i eik', 3000, { color: '52', product_width: 120 }),
  product(104, 'Fjell spisestol', 1200, { description: '<p>Passer til sofaer og bord.</p>' }),
  product(105, 'Fjell lenestol', 4000, { product_sale_status: 'Nyhet' }),
  product(106, 'Blå lampe', 800, { category_ids: [3, 4], product_sale_status: 'nyhet' }),
  product(107, 'GRØNN LAMPE', 800, { category_ids: [4], product_width: 20 }),
];

/** Thirty products of one price, which take several pages, in more colours than an aggregation counts by default. */
const many = Array.from({ length: 30 }, (_, index) =>
  product(200 + index, `Krok ${index}`, 99, {
    color: 300 + index,
    product_material: 500 + index,
    product_brand: index,
  }),
);

const attribute = (code: string, id: number, values: readonly number[]): WireDocument => ({
  id,
  attribute_id: id,
  attribute_code: code,
  frontend_label: code,
  options: values.map((value) => ({ value, label: `${code} ${value}` })),
});

/** A sofa in two colours, a few pieces with names worth searching for, and thirty hooks. */
export function searchCatalogue(): ImportedCatalogue {
  const { documents } = testCatalogue();
  const sofa = documents.products!.find((candidate) => candidate['sku'] === 'SOFA')!;
  return {
    documents: {
      ...documents,
      products: [{ ...sofa, description: '', color_options: [52, 57] }, ...named, ...many],
      attributes: [attribute('color', 93, [52, 57, 58]), attribute('product_brand', 94, [1, 2])],
    },
    rejections: [],
  };
}
