/** Fields as older backends send them: numbers and truth values as texts, and `null` for what there is not. */
export type LooseFields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export function looseFields(value: unknown): LooseFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseFields) : {};
}

/** The objects of a list; none of anything else. */
export function looseList(value: unknown): LooseFields[] {
  return Array.isArray(value) ? value.map(looseFields) : [];
}

/** The same fields without those that are `null`: the contract leaves out what there is not. */
export function withoutNulls(fields: LooseFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** `12`, `"12"` and `"12.0000"` are the number 12; anything else stays what it is. */
export function asNumber(value: unknown): unknown {
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
}

/** `true`, `1` and `"1"` are true; anything else that is not false stays what it is. */
export function asTruth(value: unknown): unknown {
  const number = asNumber(value);
  return number === 1 ? true : number === 0 ? false : value;
}

/** Makes numbers of the named fields, where they are there. */
export function withNumbers(fields: LooseFields, names: readonly string[]): Record<string, unknown> {
  const numbers = names.filter((name) => name in fields).map((name) => [name, asNumber(fields[name])] as const);
  return { ...fields, ...Object.fromEntries(numbers) };
}

/** Makes truth values of the named fields, where they are there. */
export function withTruths(fields: LooseFields, names: readonly string[]): Record<string, unknown> {
  const truths = names.filter((name) => name in fields).map((name) => [name, asTruth(fields[name])] as const);
  return { ...fields, ...Object.fromEntries(truths) };
}
