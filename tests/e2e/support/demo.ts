import { demoCatalogue } from '#tests/support/demo-catalogue.ts';

/** Articles of the demo shop by what they are for in tests; nobody else's tests change their stock or price. */
export const articles = {
  /** Five colours, an offer, one colour sold out. */
  sofa: {
    sku: 'NORDVIK-3',
    path: '/p/NORDVIK-3/nordvik-3-seters-sofa',
    green: 'NORDVIK-3-GRONN',
    blue: 'NORDVIK-3-BLA',
    soldOut: 'NORDVIK-3-KREMHVIT',
    priceMinor: 1_199_000,
    regularMinor: 1_499_000,
  },
  /** Two options; not every colour comes in every size. */
  bed: { sku: 'RO-SENG', path: '/p/RO-SENG/ro-seng-med-polstret-gavl' },
  /** Simple, with many pieces: what carts and orders are filled with. */
  boxes: { sku: 'GJEM-KASSE', path: '/p/GJEM-KASSE/gjem-oppbevaringskasser-to-stykker', priceMinor: 44_900 },
  chair: { sku: 'VIK-STOL', path: '/p/VIK-STOL/vik-hagestol', priceMinor: 249_000 },
  /** Two pieces of this colour are left. */
  redPouffe: { sku: 'LYNG-PUFF-ROD', path: '/p/LYNG-PUFF/lyng-puff/LYNG-PUFF-ROD', left: 2 },
  /** No price. */
  signedVase: { sku: 'LEIRE-SIGNERT', path: '/p/LEIRE-SIGNERT/leire-vase-signert-utgave' },
} as const;

const { products = [], categories = [] } = demoCatalogue().documents;

/** The products that a category of the demo shop lists, by its path; those of the categories in it included. */
export function productsIn(path: string): typeof products {
  const { id } = categories.find((category) => category['url_path'] === path)!;
  return products.filter((product) => (product['category_ids'] as number[]).includes(Number(id)));
}

/** How many products a category of the demo shop lists. */
export function listedIn(path: string): number {
  return productsIn(path).length;
}
