import type { ProductPlan } from '../import/build-product.ts';
import { type PlacedCategory, withAncestors } from '../import/category-tree.ts';
import { drawnPicture } from '../import/drawn-picture.ts';
import { slugOf } from '../import/slug.ts';
import type { Random } from './random.ts';
import { type ThreeTexts, threeTexts } from './three-languages.ts';

interface Service {
  readonly categoryId: number;
  readonly names: ThreeTexts;
  readonly prices: readonly number[];
  readonly text: string;
}

const services: readonly Service[] = [
  {
    categoryId: 96,
    names: threeTexts('Monteringstjeneste|Monteringstjänst|Assembly service'),
    prices: [499, 699, 990, 1490, 1990],
    text: 'Vi kommer hjem til deg og monterer møblene du har kjøpt. Emballasjen tar vi med når vi går. Tjenesten bestilles sammen med varene, og montøren ringer en time før besøket. Fest gjerne en lapp på veggen der møbelet skal stå. Prisen gjelder i hele landet, også utenfor byene, og omfatter festing til vegg der produsenten krever det.',
  },
  {
    categoryId: 97,
    names: threeTexts('Gavekort|Presentkort|Gift card'),
    prices: [200, 300, 500, 1000, 2000, 5000],
    text: 'Et gavekort som sendes på e-post med en gang betalingen er godkjent. Det gjelder i nettbutikken og i alle utstillingene våre, kan brukes i flere omganger og er gyldig i tre år. Du kan skrive en hilsen og velge dato for utsending. Mottakeren ser saldoen ved å skrive inn koden i kassen, og beløpet kan kombineres med andre betalingsmåter.',
  },
];

/** A service or a gift card instead of furniture. */
export function virtualPlan({
  index,
  id,
  sku,
  tree,
  random,
}: {
  index: number;
  id: number;
  sku: string;
  tree: ReadonlyMap<number, PlacedCategory>;
  random: Random;
}): ProductPlan {
  const { categoryId, names, prices, text } = random.pick(services);
  const gross = random.pick(prices);
  const named = (name: string) => ({ name: `${name} ${index + 1}`, product_name_2: `${gross} kr` });
  return {
    id,
    sku,
    type: 'virtual',
    name: `${names.nb} ${index + 1}`,
    name1: names.nb,
    name2: `${gross} kr`,
    slug: slugOf(`${names.nb} ${index + 1}`),
    categoryPath: tree.get(categoryId)!.urlPath,
    categoryIds: withAncestors(tree, [categoryId]),
    description: text,
    shortDescription: `${names.nb} til ${gross} kr.`,
    measures: {},
    facets: {},
    offer: null,
    articles: [
      {
        id,
        sku,
        image: drawnPicture('accessory', 'multi'),
        gross,
        choices: {},
        stock: { is_in_stock: true, qty: 0, manage_stock: false },
      },
    ],
    translations: { 'sv-SE': named(names.sv), 'en-US': named(names.en) },
  };
}
