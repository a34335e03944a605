import type { LabelledQuery } from './labelled-query.ts';
import { da } from './labels/da.ts';
import { en } from './labels/en.ts';
import { fi } from './labels/fi.ts';
import { listings1 } from './labels/listings-1.ts';
import { listings2 } from './labels/listings-2.ts';
import { nb1 } from './labels/nb-1.ts';
import { nb2 } from './labels/nb-2.ts';
import { nb3 } from './labels/nb-3.ts';
import { nb4 } from './labels/nb-4.ts';
import { sv } from './labels/sv.ts';
import { listingCatalogue } from './listing-documents.ts';
import { demoCatalogueIn, type SearchedCatalogue } from './searched-catalogue.ts';

/** Labelled queries in a language, and the catalogue that they are asked of. */
export interface Suite {
  readonly name: string;
  readonly locale: string;
  readonly catalogue: () => SearchedCatalogue;
  readonly queries: readonly LabelledQuery[];
}

/** All suites by which the relevance of the search is measured. */
export const suites: readonly Suite[] = [
  demo('nb', 'nb-NO', [...nb1, ...nb2, ...nb3, ...nb4]),
  demo('sv', 'sv-SE', sv),
  demo('da', 'da-DK', da),
  demo('fi', 'fi-FI', fi),
  demo('en', 'en-US', en),
  { name: 'listings', locale: 'nb-NO', catalogue: listingCatalogue, queries: [...listings1, ...listings2] },
];

/** Queries for the demo shop. */
function demo(name: string, locale: string, queries: readonly LabelledQuery[]): Suite {
  return { name, locale, catalogue: () => demoCatalogueIn(locale), queries };
}
