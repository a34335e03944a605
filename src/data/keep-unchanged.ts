/**
 * The newer of two answers, with every part that is equal in the older one replaced by the older object: React does not
 * draw a part again whose object is the same. Answers are plain data, as they came out of a message.
 */
export function keepUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after) as T;
  if (isRecord(before) && isRecord(after)) return keepFields(before, after) as T;
  return after;
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const items = after.map((item, position) => keepUnchanged(before[position], item));
  const isSame = items.length === before.length && items.every((item, position) => Object.is(item, before[position]));
  return isSame ? before : items;
}

function keepFields(before: Fields, after: Fields): Fields {
  const entries = Object.entries(after);
  let isSame = entries.length === Object.keys(before).length;
  const fields = entries.map(([name, value]) => {
    // An own field is asked for, because every object inherits a `__proto__`.
    const isKnown = Object.hasOwn(before, name);
    const field = isKnown ? keepUnchanged(before[name], value) : value;
    isSame &&= isKnown && Object.is(field, before[name]);
    return [name, field] as const;
  });
  return isSame ? before : Object.fromEntries(fields);
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
