/**
 * The newer of two answers, made of the older one's parts wherever they say the same: what did not change is the same
 * object as before, and is not drawn again. Answers are plain data, as they came out of a message.
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
    // A field may be called `__proto__`, which every object has besides.
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
