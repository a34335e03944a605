import { isPoisonText } from '../http/read-json.ts';

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
export const DEPTH_MAX = 20;

/** Why the database could not keep this value, naming the field; `null` when it can. */
export function faultInStoring(value: unknown, path = '', depth = 0): string | null {
  if (depth > DEPTH_MAX) return `the field ${path} is nested too deeply`;
  if (typeof value === 'string') {
    if (isPoisonText(value)) return `the field ${path || 'document'} holds characters that no text has`;
    const most = keyLengths[path.slice(path.lastIndexOf('.') + 1)] ?? TEXT_LENGTH_MAX;
    return value.length > most ? `the field ${path || 'document'} is longer than ${most} characters` : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const fault = isPoisonText(key)
      ? `a field of ${path || 'document'} has a name with characters that no text has`
      : faultInStoring(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}
