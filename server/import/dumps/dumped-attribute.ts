import { type Fields, rowsOf } from '../files/read-document.ts';
import { withPlainWords } from './loose-fields.ts';

/** An attribute as the contract has it: with its input and its label, and without the empty choice of the shop's own forms. */
export function dumpedAttribute(fields: Fields): Fields {
  const options = rowsOf(fields['options'])
    .filter(({ value, label }) => value !== undefined && value !== null && !(isBlank(value) && isBlank(label ?? '')))
    .map((option) =>
      withPlainWords(isBlank(option['label'] ?? '') ? { ...option, label: String(option['value']) } : option, [
        'label',
      ]),
    );
  const isRead = fields['options'] === undefined || fields['options'] === null || Array.isArray(fields['options']);
  const input = fields['frontend_input'] ?? (options.length > 0 ? 'select' : 'text');
  const [spoken] = rowsOf(fields['frontend_labels']);
  const label = fields['frontend_label'] ?? fields['default_frontend_label'] ?? spoken?.['label'];
  return withPlainWords(
    {
      ...fields,
      frontend_input: input,
      ...(label === undefined ? {} : { frontend_label: label }),
      ...(isRead ? { options } : {}),
    },
    ['frontend_label', 'default_frontend_label'],
  );
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
