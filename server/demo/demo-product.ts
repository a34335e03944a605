import type { PictureKind } from '../import/drawn-picture.ts';
import type { forms, functions, materials, saleStatuses } from '../import/facet-options.ts';
import type { CampaignCode } from './campaigns.ts';
import type { CategoryCode } from './categories.ts';
import type { brands, DemoColour, series, SizeCode } from './options.ts';
import type { SpecialPrice } from './price.ts';
import type { DemoStock } from './stock.ts';
import type { Texts } from './texts.ts';

/** Lengths in centimetres, weight in kilograms. */
export interface Measures {
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly seatWidth?: number;
  readonly seatDepth?: number;
  readonly seatHeight?: number;
  readonly tableHeight?: number;
  readonly thickness?: number;
  readonly legDistance?: number;
  readonly poleDiameter?: number;
  readonly weight?: number;
}

/** What a product can be found by. */
interface Facets {
  readonly brand: keyof typeof brands;
  readonly series?: keyof typeof series;
  readonly material?: keyof typeof materials;
  readonly function?: keyof typeof functions;
  readonly form?: keyof typeof forms;
  readonly campaign?: CampaignCode;
  readonly saleStatus?: keyof typeof saleStatuses;
}

/** One buyable form of a configurable product. */
export interface DemoVariant {
  readonly colour: DemoColour;
  readonly size?: SizeCode;
  readonly stock: DemoStock;
  /** Instead of the product's price. */
  readonly price?: number;
  readonly isDisabled?: boolean;
}

/** A product of the demo shop as its maker writes it down; the document follows from it. */
export interface DemoProduct {
  /** Its variants are this times ten, plus one, two, three. */
  readonly id: number;
  readonly sku: string;
  readonly type?: 'simple' | 'grouped' | 'bundle' | 'virtual' | 'downloadable' | 'collection';
  readonly name: string;
  readonly what: Texts;
  /** One paragraph a line. */
  readonly about: Texts;
  readonly short: Texts;
  readonly picture: PictureKind;
  /** Colour of the picture where there are no variants. */
  readonly colour?: DemoColour;
  readonly variants?: readonly DemoVariant[];
  readonly stock?: DemoStock;
  /** Gross kroner; `null` is a price that nobody knows yet. */
  readonly price: number | null;
  readonly special?: SpecialPrice;
  /** The first one is where it lives. */
  readonly categories: readonly [CategoryCode, ...CategoryCode[]];
  readonly measures?: Measures;
  readonly facets: Facets;
  readonly leadTimeDays?: number;
  /** How many stand in showrooms 1 to 4. */
  readonly showrooms?: readonly [number, number, number, number];
  readonly createdAt: string;
  /** Skus of what goes with it, instead of the rest of its series. */
  readonly goesWith?: readonly string[];
  /** Fields of the contract that only some types have: links, slots, extras. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Variants that differ in colour only. */
export function inColours(stocks: Readonly<Partial<Record<DemoColour, DemoStock>>>): DemoVariant[] {
  return (Object.entries(stocks) as [DemoColour, DemoStock][]).map(([colour, stock]) => ({ colour, stock }));
}
