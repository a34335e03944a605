/** Languages that translations are kept in, beside Norwegian (D93). */
export const translatedLocales = ['sv-SE', 'en-US', 'da-DK', 'fi-FI'] as const;

/** A text in the languages that translations are kept in. */
export type Labels = Readonly<Record<(typeof translatedLocales)[number], { readonly label: string }>>;

/** A label in Norwegian and in the languages of {@link Labels}. */
export type Label = readonly [nb: string, sv: string, en: string, da: string, fi: string];

/** A value of an attribute in the shape of the contract, with its label in Norwegian and other languages. */
export interface FacetOption {
  readonly value: number | string;
  readonly label: string;
  readonly swatch?: string;
  readonly translations?: Labels;
}

/** A label as the fields of whatever has it. */
export function labelled([nb, sv, en, da, fi]: Label): { readonly label: string; readonly translations: Labels } {
  return {
    label: nb,
    translations: {
      'sv-SE': { label: sv },
      'en-US': { label: en },
      'da-DK': { label: da },
      'fi-FI': { label: fi },
    },
  };
}

/** An option with its labels. */
export function option(value: number | string, ...label: Label): FacetOption {
  return { value, ...labelled(label) };
}
