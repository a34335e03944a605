/** The fields of a product in which a word can be. A posting has one bit for each field. */
export const fields = {
  /** The noun that names the thing: the last one before a preposition (`sofa` in `3-seters sofa med puff`). */
  head: 1,
  /** Its proper name: series and name. */
  title: 2,
  /** The other words that name the thing. */
  what: 4,
  /** A category that the product is in. */
  category: 8,
  /** A parent of those categories. */
  department: 16,
  /** Colour, material, form, function, brand. */
  attribute: 32,
  /** What it belongs to or comes with, after a preposition. */
  complement: 64,
  /** Its description. */
  text: 128,
} as const;
export type Field = keyof typeof fields;

/** The weights of fields and of similar words, both from 0 to 1: the data by which results are ranked. */
export const tuning = {
  fields: {
    head: 1,
    title: 0.95,
    what: 0.75,
    category: 0.6,
    attribute: 0.75,
    department: 0.35,
    complement: 0.3,
    text: 0.12,
  } satisfies Record<Field, number>,
  /** Field weights that differ for a word after `med`. */
  partFields: { head: 0.5, complement: 0.9 },
  /** Weights of the word itself, of another form of it, and of a synonym. */
  same: 1,
  inflected: 0.97,
  synonym: 0.9,
  /** A word that the searched one includes: furniture includes sofas, chairs, tables. */
  kind: 0.8,
  /** A compound that ends with the word is one of its kind: a `hjørnesofa` is a sofa. */
  headOfCompound: 0.85,
  /** A compound that begins with the word is another thing: a `sofabord` is not a sofa. */
  beginOfCompound: 0.3,
  /** Only the last part of an unknown compound, which tells what the thing is. */
  thing: 0.5,
  /** A word that begins with what is being typed; the weight grows with the typed part. */
  typing: 0.55,
  /** A typed compound whose parts are separate words of the product, or two typed words that are one compound. */
  split: 0.92,
  /** Weights by the number of wrong letters: none, one, two. */
  near: [1, 0.7, 0.5],
  /** A number that is one of the product's measures, in centimetres, and one that is about as large. */
  measure: 0.8,
  aboutMeasure: 0.35,
  /**
   * The most rarity of a colour or material (rarity is a logarithm), because these tell less than the thing itself,
   * however rare they are.
   */
  optionRarity: 1,
  /** What is added for a product whose name is the search text and nothing more. */
  exactness: 0.12,
  /** Factors for products that cannot be bought, and for bestsellers. */
  notSellable: 0.75,
  bestseller: 1.04,
  /** Results with less than this share of the best score are dropped. */
  cut: 0.34,
  /**
   * How much a word counts that tells what the thing is for if no product matches all words, and how much less or more
   * of something counts.
   */
  purpose: 0.5,
  tendency: 0.35,
  /** With fewer results than `enough`, similar products are added whose categories match by at least `kin`. */
  enough: 10,
  kin: 0.6,
  /** If no product matches all words: the share of them, by weight, that a product has to match. */
  nearest: 0.5,
} as const;

/** The weight of a word by the bits of its fields: that of its best field. */
export const weightOfPlaces: Float32Array = weightsOf(tuning.fields);

/**
 * The same for a word that tells what the thing comes with: a `sofa med sjeselong` has a chaise longue, but is none.
 */
export const weightOfPartPlaces: Float32Array = weightsOf({ ...tuning.fields, ...tuning.partFields });

function weightsOf(weights: Readonly<Record<Field, number>>): Float32Array {
  return Float32Array.from({ length: 256 }, (_, places) =>
    Math.max(0, ...Object.entries(fields).map(([field, bit]) => ((places & bit) === 0 ? 0 : weights[field as Field]))),
  );
}
