import { NAME_MAX_LENGTH } from '#config/limits.ts';

/** A name without spaces around it and cut to the maximal length, whatever the backend sends. */
export function nameFromWire(text: string): string {
  const name = text.trim();
  if (name.length <= NAME_MAX_LENGTH) return name;
  // A surrogate pair that was cut in half would be shown as a box.
  return `${name.slice(0, NAME_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
