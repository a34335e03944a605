/** How well a product answers a query: exactly what was meant, good, or only related. What no rule names is 0. */
export type Grade = 3 | 2 | 1;

/** Facts of a product that all must hold; texts are compared without case, as they stand in the language of the query. */
export interface ProductRule {
  /** A regular expression over the whole name (both lines, with a space between them). */
  readonly name?: string;
  /** A regular expression that the name must not fit. */
  readonly not?: string;
  /** The name of a category that it is in. */
  readonly category?: string;
  /** A label of an option that it or one of its variants has, whatever the attribute (`Grå`, `Eik`). */
  readonly option?: string;
  /** Whole skus. */
  readonly skus?: readonly string[];
  /** What it costs now, in major units: at least, less than. */
  readonly price?: readonly [from: number | null, to: number | null];
  /** Centimetres, of the product or a variant. */
  readonly width?: readonly [from: number | null, to: number | null];
  readonly depth?: readonly [from: number | null, to: number | null];
  readonly height?: readonly [from: number | null, to: number | null];
}

/** What somebody types, and what is meant. The first rule that holds gives the grade. */
export interface LabelledQuery {
  readonly text: string;
  readonly grades: readonly (readonly [Grade, ProductRule])[];
}
