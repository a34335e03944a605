import { isPoisonText } from '../http/read-json.ts';
import { faultIn, type FaultRules } from './fault-in.ts';

/** What the database looks things up by; longer ones fit into none of its indexes. */
const keyLengths: Readonly<Record<string, number>> = {
  id: 100,
  sku: 255,
  slug: 600,
  url_key: 600,
  url_path: 600,
  identifier: 600,
  request_path: 600,
};
/** Longer texts cannot be searched. */
const TEXT_LENGTH_MAX = 50_000;

const rules: FaultRules = {
  ofName: (name, path) =>
    isPoisonText(name) ? `a field of ${path || 'document'} has a name with characters that no text has` : null,
  ofText(text, path) {
    if (isPoisonText(text)) return `the field ${path || 'document'} holds characters that no text has`;
    const most = keyLengths[path.slice(path.lastIndexOf('.') + 1)] ?? TEXT_LENGTH_MAX;
    return text.length > most ? `the field ${path || 'document'} is longer than ${most} characters` : null;
  },
};

/** Why the database could not keep this value, naming the field; `null` when it can. */
export function faultInStoring(value: unknown): string | null {
  return faultIn(value, rules);
}
