import { faultIn } from '../fault-in.ts';

/** An object that has one of its own cannot be made a text, or is no plain object once it was copied field by field. */
const inherited: ReadonlySet<string> = new Set(['toString', '__proto__']);

/**
 * Why a value of a file cannot be made a text; `null` when it can. Whatever completes documents makes texts of what it finds in
 * places where only words are meant, so such a value would stop everything that is read with it.
 */
export function wordlessFault(value: unknown): string | null {
  return faultIn(value, {
    ofName: (name, path) =>
      inherited.has(name) ? `a field of ${path || 'the document'} has the name ${name}, which no field may have` : null,
  });
}
