/** Fields as older backends send them: numbers and booleans as texts, and `null` for missing values. */
export type LooseFields = Readonly<Record<string, unknown>>;

/** The fields of an object; `{}` for anything else. */
export function looseFields(value: unknown): LooseFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseFields) : {};
}

/** The objects of a list; `[]` for anything else. */
export function looseList(value: unknown): LooseFields[] {
  return Array.isArray(value) ? value.map(looseFields) : [];
}

/** Removes fields that are `null`, because the contract leaves out missing values. */
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

/** Converts the named fields to numbers, if they are present. */
export function withNumbers(fields: LooseFields, names: readonly string[]): Record<string, unknown> {
  const numbers = names.filter((name) => name in fields).map((name) => [name, asNumber(fields[name])] as const);
  return { ...fields, ...Object.fromEntries(numbers) };
}

/** Converts the named fields to booleans, if they are present. */
export function withTruths(fields: LooseFields, names: readonly string[]): Record<string, unknown> {
  const truths = names.filter((name) => name in fields).map((name) => [name, asTruth(fields[name])] as const);
  return { ...fields, ...Object.fromEntries(truths) };
}

/** Expands short names; a field that is there under its full name is not overwritten. */
export function expanded(fields: LooseFields, names: Readonly<Record<string, string>>): LooseFields {
  const full: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const long = Object.hasOwn(names, name) ? names[name]! : name;
    if (long === name || !(long in fields)) full[long] = value;
  }
  return full;
}
