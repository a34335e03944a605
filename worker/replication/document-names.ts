/** Fields that tell documents apart, whatever their collection. */
const NAMING_FIELDS = ['id', 'sku', 'identifier', 'attribute_code'] as const;
/** Longer ones are no names; the storage has no room for them as a key. */
const NAME_MAX_LENGTH = 200;
const NAMELESS = 'nameless';

/** The id that a document is stored under, or `null`: it has none that can be used. */
export function documentId(document: unknown): string | null {
  return nameIn(document, 'id');
}

/** Every name of a document, for finding it again among those that could not be read. */
export function documentNames(document: unknown): string[] {
  const names = NAMING_FIELDS.flatMap((field) => {
    const name = nameIn(document, field);
    return name === null ? [] : [`${field} ${name}`];
  });
  return names.length > 0 ? names : [NAMELESS];
}

/**
 * Documents of a collection that cannot be read, by name, after more of them came: what was refused now is added, and
 * what came in good order or went is no longer among them.
 */
export function stillUnreadable(
  before: readonly string[],
  arrived: readonly unknown[],
  refused: readonly unknown[],
): string[] {
  const unreadable = new Set(before);
  const isRefused = new Set(refused);
  for (const document of arrived) {
    if (isRefused.has(document)) unreadable.add(documentNames(document)[0]!);
    else for (const name of documentNames(document)) unreadable.delete(name);
  }
  return [...unreadable];
}

function nameIn(document: unknown, field: string): string | null {
  if (typeof document !== 'object' || document === null) return null;
  const value = (document as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value !== '' && value.length <= NAME_MAX_LENGTH ? value : null;
}
