import { DEPTH_MAX } from '../storable.ts';

/** An object that has one of its own cannot be made a text, or is no plain object once it was copied field by field. */
const inherited: ReadonlySet<string> = new Set(['toString', '__proto__']);

/**
 * Why a value of a file cannot be made a text; `null` when it can. Whatever completes documents makes texts of what it finds in
 * places where only words are meant, so such a value would stop everything that is read with it.
 */
export function wordlessFault(value: unknown, path = '', depth = 0): string | null {
  if (depth > DEPTH_MAX) return `the field ${path} is nested too deeply`;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const fault = inherited.has(key)
      ? `a field of ${path || 'the document'} has the name ${key}, which no field may have`
      : wordlessFault(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}
