import { isFields } from '../files/read-document.ts';

const pictureFields: ReadonlySet<string> = new Set(['image', 'thumbnail']);
/** Where the shop itself serves pictures. */
const SERVED = /^\/(?:own|photos|drawn|blog|films|models|outlines)\//;

/** Where pictures are to be found: nothing for one that stays as it is, `null` for one that nobody has. */
export type Found = ReadonlyMap<string, string | null>;

/** Every picture that a value names, in its order. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (isReference(name, inner)) found.add(inner);
      else referencesIn(inner, found);
    }
  }
  return found;
}

/** The value with the paths of the pictures that were found. One that nobody has is left out, with its place in a gallery. */
export function withPictures(value: unknown, found: Found): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isLost(item, found)).map((item) => withPictures(item, found));
  if (!isFields(value)) return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    if (!isReference(name, inner)) return [[name, withPictures(inner, found)] as const];
    const path = found.get(inner);
    return path === null ? [] : [[name, path ?? inner] as const];
  });
  return Object.fromEntries(fields);
}

function isReference(name: string, value: unknown): value is string {
  return pictureFields.has(name) && typeof value === 'string' && value !== '' && !SERVED.test(value);
}

/** Whether something is only there to show a picture that nobody has. */
function isLost(item: unknown, found: Found): boolean {
  if (!isFields(item) || item['sku'] !== undefined) return false;
  const { image } = item;
  return isReference('image', image) && found.get(image) === null && item['pos'] !== undefined;
}
