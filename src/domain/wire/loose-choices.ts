import { type LooseFields, looseList, withoutNulls } from './loose-fields.ts';

/** What is known of attributes, which have the words of options. */
export interface Words {
  /** The attribute of this code, or else of this number. */
  readonly attributeOf: (code: unknown, id: unknown) => LooseFields | undefined;
}

/** What tells the variants apart, with the code, the label and the words of its values from the attributes. */
export function choicesOf({ configurable_options: options }: LooseFields, reading: Words): LooseFields {
  if (!Array.isArray(options)) return {};
  return { configurable_options: looseList(options).map((option) => looseChoice(withoutNulls(option), reading)) };
}

function looseChoice(option: LooseFields, { attributeOf }: Words): LooseFields {
  const known = attributeOf(option['attribute_code'], option['attribute_id']);
  const code = option['attribute_code'] ?? known?.['attribute_code'];
  const wordOf = wordsOf(known);
  return {
    ...option,
    ...(code === undefined ? {} : { attribute_code: code, label: option['label'] ?? labelOf(known) ?? code }),
    values: looseList(option['values']).map((value) => ({
      ...value,
      label: wordOf(value) ?? String(value['value_index']),
    })),
  };
}

/** The words of an option's values: their own, or else those of the attribute. */
function wordsOf(known: LooseFields | undefined): (value: LooseFields) => unknown {
  const words = new Map(looseList(known?.['options']).map(({ value, label }) => [String(value), label]));
  return (value) => [value['label'], words.get(String(value['value_index'])), value['default_label']].find(isWord);
}

/** Whether there is a word for every value that the variants are told apart by. */
export function areChoicesKnown({ configurable_options: options }: LooseFields, { attributeOf }: Words): boolean {
  return looseList(options).every((option) => {
    const wordOf = wordsOf(attributeOf(option['attribute_code'], option['attribute_id']));
    return looseList(option['values']).every((value) => wordOf(value) !== undefined);
  });
}

function labelOf(attribute: LooseFields | undefined): unknown {
  return attribute?.['frontend_label'] ?? attribute?.['default_frontend_label'];
}

export function isWord(label: unknown): boolean {
  return typeof label === 'string' && label.trim() !== '';
}
