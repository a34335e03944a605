import type { DemoProduct } from '../demo-product.ts';

const cloths = new Set(['textile', 'velvet', 'wool', 'cotton', 'linen']);
const timbers = new Set(['oak', 'walnut', 'pine', 'wood']);

type Test = (product: DemoProduct & { readonly called: string }) => boolean | undefined;

const at = (value: number | undefined, least: number): boolean => value !== undefined && value >= least;

/** What lines may ask of a product beside its category, material, function and form; `called` is its Norwegian name. */
const tests: Readonly<Record<string, Test>> = {
  cloth: ({ facets: { material } }) => cloths.has(material ?? ''),
  timber: ({ facets: { material } }) => timbers.has(material ?? ''),
  back: ({ categories: [home] }) => home === 'armchairs' || home === 'diningChairs',
  big: ({ measures }) => at(measures?.width, 180),
  long: ({ measures }) => at(measures?.width, 150),
  wide: ({ measures }) => at(measures?.width, 150),
  high: ({ measures }) => at(measures?.height, 30),
  tall: ({ measures }) => at(measures?.height, 150),
  heavy: ({ measures }) => at(measures?.weight, 30),
  light: ({ measures }) => !at(measures?.weight, 8.1),
  sitting: ({ measures }) => measures?.seatHeight !== undefined,
  bookcase: ({ categories: [home], measures }) => home === 'shelves' && at(measures?.height, 150),
  upright: ({ categories: [home] }) => home !== 'boxes',
  wardrobe: ({ called }) => called.includes('garderobe'),
  drawer: ({ called }) => called.includes('skuff'),
  open: ({ called }) => called.includes('åpen'),
  lidded: ({ called }) => called.includes('lokk'),
  desk: ({ called }) => called.includes('skrivebord'),
  hall: ({ called }) => called.includes('gang'),
  rocking: ({ called }) => called.includes('gynge'),
  runner: ({ called }) => called.includes('løper'),
  pad: ({ called }) => called.includes('setepute'),
  floor: ({ called }) => called.includes('gulv'),
  narrow: ({ called }) => called.includes('flaske'),
  teak: ({ called, sku }) => called.includes('teak') || sku.startsWith('BRYGGE'),
  rope: ({ called }) => called.includes('tau'),
  padded: ({ categories: [home], facets: { material } }) =>
    home === 'beds' && (material === 'leather' || cloths.has(material ?? '')),
  ceramic: ({ categories: [home], called }) => home === 'vases' && !called.includes('glass'),
  hanging: ({ categories: [home], measures }) => home === 'mirrors' && !at(measures?.height, 150),
  coloured: ({ variants = [], facets: { material } }) => variants.length > 1 && !timbers.has(material ?? ''),
};

/** What is true of a piece that somebody has had for longer than half a year. */
export const AGED = 'aged';

/** Everything that a line may ask of a product. */
export function traitsOf(product: DemoProduct): Set<string> {
  const { categories, facets } = product;
  const called = product.what[0].toLowerCase();
  const own = [categories[0], facets.material, facets.function, facets.form].filter((trait) => trait !== undefined);
  const derived = Object.keys(tests).filter((trait) => tests[trait]!({ ...product, called }));
  return new Set([...own, ...derived]);
}

/** Whether a line with these traits may be said of a product with those. */
export function fits(asked: string | undefined, traits: ReadonlySet<string>): boolean {
  const words = asked?.split(' ') ?? [];
  return words.every((word) => (word.startsWith('!') ? !traits.has(word.slice(1)) : traits.has(word)));
}
