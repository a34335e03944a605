import { type Colour, colours } from '../import/colours.ts';
import { type FacetOption, type Label, labelled, option } from '../import/facet-option.ts';

const wood = (value: number, label: Label, swatch: string, picture: 'oak' | 'walnut'): Colour => ({
  value,
  ...labelled(label),
  swatch,
  picture,
});

/** Colours of cloth and paint, and the woods, which shoppers choose in the same place. */
export const demoColours = {
  ...colours,
  oak: wood(10_951, ['Eik', 'Ek', 'Oak', 'Eg', 'Tammi'], '#d2b085', 'oak'),
  walnut: wood(10_952, ['Valnøtt', 'Valnöt', 'Walnut', 'Valnød', 'Saksanpähkinä'], '#7f563a', 'walnut'),
  teak: wood(10_953, ['Teak', 'Teak', 'Teak', 'Teak', 'Tiikki'], '#a17853', 'oak'),
} as const satisfies Readonly<Record<string, Colour>>;

export type DemoColour = keyof typeof demoColours;

const named = (value: number, name: string): FacetOption => option(value, name, name, name, name, name);

/** Makers. */
export const brands = {
  stua: named(901, 'Stua'),
  fjordform: named(902, 'Fjordform'),
  nordlys: named(903, 'Nord & Lys'),
  hagaberg: named(904, 'Hagaberg'),
  strand: named(905, 'Strand'),
  ull: named(906, 'Ull & Tråd'),
} as const;

/** Series of furniture that belong together. */
export const series = {
  nordvik: named(801, 'Nordvik'),
  heim: named(802, 'Heim'),
  lyng: named(803, 'Lyng'),
  fjell: named(804, 'Fjell'),
  ro: named(805, 'Ro'),
  vik: named(806, 'Vik'),
  sund: named(807, 'Sund'),
  tind: named(808, 'Tind'),
  dal: named(809, 'Dal'),
  bris: named(810, 'Bris'),
  skjer: named(811, 'Skjær'),
  glimt: named(812, 'Glimt'),
  myk: named(813, 'Myk'),
  hvil: named(814, 'Hvil'),
} as const;

/** Sizes of beds. */
export const sizes = {
  bed90: named(1004, '90 × 200 cm'),
  bed120: named(1005, '120 × 200 cm'),
  bed140: named(1001, '140 × 200 cm'),
  bed160: named(1002, '160 × 200 cm'),
  bed180: named(1003, '180 × 200 cm'),
} as const;

export type SizeCode = keyof typeof sizes;
