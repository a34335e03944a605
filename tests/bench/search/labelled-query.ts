/**
 * How well a product answers a query: it is exactly what was meant, good, or only related. A product that no rule names
 * has grade 0.
 */
export type Grade = 3 | 2 | 1;

/** Facts of a product that must all hold. Texts are in the language of the query and are compared without case. */
export interface ProductRule {
  /** A regular expression over the whole name (both lines, with a space between them). */
  readonly name?: string;
  /** A regular expression that the name must not match. */
  readonly not?: string;
  /** The name of a category that it is in. */
  readonly category?: string;
  /** A label of an option that it or one of its variants has, whatever the attribute (`Grå`, `Eik`). */
  readonly option?: string;
  /** Whole skus. */
  readonly skus?: readonly string[];
  /** Its current price in major units: at least `from`, less than `to`. */
  readonly price?: readonly [from: number | null, to: number | null];
  /** Centimetres, of the product or of one of its variants. */
  readonly width?: readonly [from: number | null, to: number | null];
  readonly depth?: readonly [from: number | null, to: number | null];
  readonly height?: readonly [from: number | null, to: number | null];
}

/** A search text and the products that are meant by it. The first rule that holds gives the grade. */
export interface LabelledQuery {
  readonly text: string;
  readonly grades: readonly (readonly [Grade, ProductRule])[];
}
