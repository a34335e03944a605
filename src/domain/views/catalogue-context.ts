import type { StoreView } from '#config/stores.ts';
import type { Banners } from '../banners.ts';
import type { Category } from '../category.ts';
import type { DaysFromStock } from '../article-delivery.ts';
import type { Offers } from '../offers.ts';
import type { Attribute, AttributeOption, Showroom } from '../references.ts';
import { inLocale } from '../translations.ts';

/** What ids of options look like. */
const ID = /^\d+$/;

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
  /** When the backend last said that the documents are as it has them; zero where it did not (decision 062). */
  readonly confirmedAt: number;
  readonly categories: readonly Category[];
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly showrooms: readonly Showroom[];
  /** To the store view's own country; `null` before its delivery methods are known. */
  readonly fromStock: DaysFromStock | null;
  /** File by file. */
  readonly banners: readonly Banners[];
  /** How many products a category lists. */
  readonly countIn: (category: Category) => number;
}

/** The label of an attribute option in the shopper's language; the bare value where the attribute is not known. */
export function optionLabel(context: CatalogueContext, code: string, value: string | number): string {
  return knownLabel(context, code, value) ?? String(value);
}

/** The label of an attribute option; a value that is no id but a text is its own, an id that nobody knows has none. */
export function knownLabel(context: CatalogueContext, code: string, value: string | number): string | null {
  const option = optionOf(context, code, value);
  if (option) return inLocale(option, context.locale).label;
  return ID.test(String(value)) ? null : String(value);
}

/** The colour to paint an option with, or `null`. */
export function optionSwatch(context: CatalogueContext, code: string, value: string | number): string | null {
  return optionOf(context, code, value)?.swatch ?? null;
}

function optionOf({ attributes }: CatalogueContext, code: string, value: string | number): AttributeOption | undefined {
  return attributes.get(code)?.options.find((candidate) => candidate.value === String(value));
}
