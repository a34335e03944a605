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
  const fields: Record<string, unknown> = {};
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const field = keepUnchanged(before[name], after[name]);
    isSame &&= Object.is(field, before[name]) && name in before;
    fields[name] = field;
  }
  return isSame ? before : fields;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
