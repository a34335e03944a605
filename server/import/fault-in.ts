const DEPTH_MAX = 20;

/** What may be wrong with a part of a value; each tells why, or `null`. */
export interface FaultRules {
  /** Of the name of a field; `path` leads to what it is a field of. */
  readonly ofName: (name: string, path: string) => string | null;
  readonly ofText?: (text: string, path: string) => string | null;
}

/** The first fault of a value and of all that it holds, naming the field; `null` when there is none. */
export function faultIn(value: unknown, rules: FaultRules, path = '', depth = 0): string | null {
  if (depth > DEPTH_MAX) return `the field ${path} is nested too deeply`;
  if (typeof value === 'string') return rules.ofText?.(value, path) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const fault = rules.ofName(name, path) ?? faultIn(inner, rules, path === '' ? name : `${path}.${name}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}
