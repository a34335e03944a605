import { type Fields, isFields, rowsOf } from '../files/read-document.ts';
import { WrittenFault } from '../complete/written-fault.ts';
import type { Index } from './index-contents.ts';
import { withPlainWords } from './loose-fields.ts';

/** What tells the variants of a product apart, with the code, the label and the words of the values from the attributes of the index. */
export function dumpedChoices(product: Fields, index: Index): Fields {
  const { configurable_options: given } = product;
  if (!Array.isArray(given)) return {};
  return { configurable_options: given.map((option: unknown) => (isFields(option) ? choice(option, index) : option)) };
}

function choice(option: Fields, index: Index): Fields {
  const known = index.attribute(option['attribute_code'], option['attribute_id']);
  const code = option['attribute_code'] ?? known?.['attribute_code'];
  if (code === undefined)
    throw new WrittenFault(
      `its configurable_options name the attribute ${String(option['attribute_id'])}, which is not there`,
    );
  const labels = new Map(rowsOf(known?.['options']).map(({ value, label }) => [String(value), label]));
  return withPlainWords(
    {
      label: known?.['frontend_label'] ?? code,
      ...(known ? { attribute_id: known['attribute_id'] } : {}),
      ...option,
      attribute_code: code,
      ...(Array.isArray(option['values'])
        ? { values: option['values'].map((value: unknown) => (isFields(value) ? named(value, labels) : value)) }
        : {}),
    },
    ['label'],
  );
}

function named(value: Fields, labels: ReadonlyMap<string, unknown>): Fields {
  const { label, value_index: number } = value;
  const own = typeof label === 'string' && label.trim() !== '' ? label : undefined;
  return withPlainWords(
    { ...value, label: own ?? labels.get(String(number)) ?? value['default_label'] ?? String(number) },
    ['label'],
  );
}
