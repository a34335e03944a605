import { NAME_MAX_LENGTH } from '#config/limits.ts';

/** A name as people read it: one line that ends somewhere, whatever the backend sends. */
export function nameFromWire(text: string): string {
  const name = text.trim();
  if (name.length <= NAME_MAX_LENGTH) return name;
  // Half a character at the end would be shown as a box.
  return `${name.slice(0, NAME_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
