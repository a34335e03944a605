import type { StoreView } from '#config/stores.ts';
import type { Category } from '../category.ts';
import type { Offers } from '../offers.ts';
import type { Attribute, Showroom } from '../references.ts';
import { inLocale } from '../translations.ts';

/** What views of the catalogue are made with, beside the products themselves. */
export interface CatalogueContext {
  readonly store: StoreView;
  readonly locale: string;
  readonly nowMs: number;
  readonly freshMs: number;
  /** The backend can be reached. */
  readonly isOnline: boolean;
  /** Asking for prices failed last time. */
  readonly hasFailed: boolean;
  readonly offers: Offers;
  readonly categories: readonly Category[];
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly showrooms: readonly Showroom[];
}

/** The label of an attribute option in the shopper's language; the bare value where the attribute is not known. */
export function optionLabel({ attributes, locale }: CatalogueContext, code: string, value: string | number): string {
  const option = attributes.get(code)?.options.find((candidate) => candidate.value === String(value));
  return option ? inLocale(option, locale).label : String(value);
}

/** The colour to paint an option with, or `null`. */
export function optionSwatch({ attributes }: CatalogueContext, code: string, value: string | number): string | null {
  return attributes.get(code)?.options.find((candidate) => candidate.value === String(value))?.swatch ?? null;
}
