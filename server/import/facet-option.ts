/** A text in the languages that translations are kept in (D93). */
export type Labels = Readonly<Record<'sv-SE' | 'en-US', { readonly label: string }>>;

/** A value of an attribute in the shape of the contract, with its label in Norwegian and two more languages. */
export interface FacetOption {
  readonly value: number | string;
  readonly label: string;
  readonly swatch?: string;
  readonly translations?: Labels;
}

/** Labels for `translations`. */
export function labels(sv: string, en: string): Labels {
  return { 'sv-SE': { label: sv }, 'en-US': { label: en } };
}

/** An option with its labels. */
export function option(value: number | string, label: string, sv: string, en: string): FacetOption {
  return { value, label, translations: labels(sv, en) };
}
