/** Where a product says a word. A posting is a word's number of places as bits. */
export const fields = {
  /** What a thing is: the last noun before a preposition (`sofa` in `3-seters sofa med puff`). */
  head: 1,
  /** What it is called by itself: series and name. */
  title: 2,
  /** The rest of what it is. */
  what: 4,
  /** A category that it is in itself. */
  category: 8,
  /** A category above those. */
  department: 16,
  /** Colour, material, form, function, brand. */
  attribute: 32,
  /** What it belongs to or comes with, behind a preposition. */
  complement: 64,
  /** Its description. */
  text: 128,
} as const;
export type Field = keyof typeof fields;

/** How much a word weighs in a field, and a likeness of words, both from 0 to 1; what ranks results, as data. */
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
  /** What differs for a word behind `med`. */
  partFields: { head: 0.5, complement: 0.9 },
  /** The word itself; another form of it; a synonym. */
  same: 1,
  inflected: 0.97,
  synonym: 0.9,
  /** One of its kinds: furniture is sofas, chairs, tables. */
  kind: 0.8,
  /** A compound that ends with the word is one of its kind: a `hjørnesofa` is a sofa. */
  headOfCompound: 0.85,
  /** One that begins with it is another thing: a `sofabord` is none. */
  beginOfCompound: 0.3,
  /** Of a compound that nobody knows, only what it is. */
  thing: 0.5,
  /** What somebody is still typing, at its shortest. */
  typing: 0.55,
  /** The typed compound in two words, or two words as a compound. */
  split: 0.92,
  /** With one wrong letter, with two. */
  near: [1, 0.7, 0.5],
  /** A number that is one of the product's measures, in centimetres; and one that is about that. */
  measure: 0.8,
  aboutMeasure: 0.35,
  /** A colour or a material tells less than what a thing is, however few things have it (rarity is a logarithm). */
  optionRarity: 1,
  /** A product that is called what was asked for, and nothing more. */
  exactness: 0.12,
  /** What cannot be bought; what is bought most. */
  notSellable: 0.75,
  bestseller: 1.04,
  /** Results that are so much worse than the best one are another thing. */
  cut: 0.34,
  /** What a word adds that says what it is for, where nothing has it; and how much less or more of something counts. */
  purpose: 0.5,
  tendency: 0.35,
  /** So many results are enough; behind fewer come products that are like them, of the same kind by so much. */
  enough: 10,
  kin: 0.6,
  /** Without a product that has all words: how much of them, by weight, one must have. */
  nearest: 0.5,
} as const;

/** What the places of a word are worth, by their bits. */
export const weightOfPlaces: Float32Array = weightsOf(tuning.fields);

/** The same of a word for what a thing comes with: a `sofa med sjeselong` has one, and is none. */
export const weightOfPartPlaces: Float32Array = weightsOf({ ...tuning.fields, ...tuning.partFields });

function weightsOf(weights: Readonly<Record<Field, number>>): Float32Array {
  return Float32Array.from({ length: 256 }, (_, places) =>
    Math.max(0, ...Object.entries(fields).map(([field, bit]) => ((places & bit) === 0 ? 0 : weights[field as Field]))),
  );
}
