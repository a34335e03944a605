import { QueryError } from './condition.ts';

/** Each pattern is compared with each field of each document. */
const PATTERNS_MAX = 200;

type Document = Readonly<Record<string, unknown>>;

/**
 * Reads a comma list of field names with `*` as wildcard. The returned test accepts a path when the list names it or a
 * field that holds it.
 */
function fieldTest(list: string): (path: string) => boolean {
  const patterns = list.split(',').filter((part) => part !== '');
  if (patterns.length > PATTERNS_MAX) throw new QueryError(`at most ${PATTERNS_MAX} fields can be named`);
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? holders(path).some((holder) => patterns.some((part) => fits(part, holder)));
    known.set(path, answer);
    return answer;
  };
}

/** The path and the paths that hold it: `a`, `a.b` and `a.b.c` for `a.b.c`. */
function holders(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** Compares without a regular expression, since one with many wildcards could run for ever. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  if (parts.length === 1) return pattern === text;
  const first = parts[0]!;
  const last = parts.at(-1)!;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

/**
 * Keeps the fields that are asked for and drops the others (contract: `_source_include`, `_source_exclude`). Throws a
 * `QueryError` for longer lists than anybody needs.
 */
export function sourceFilter(
  include: string | undefined,
  exclude: string | undefined,
): (document: Document) => Document {
  if (!include && !exclude) return (document) => document;
  const isIncluded = include ? fieldTest(include) : () => true;
  const isExcluded = exclude ? fieldTest(exclude) : () => false;
  const nested = include?.includes('.') ?? false;
  const verdict: Verdict = (path, value) => {
    if (isExcluded(path)) return 'drop';
    if (isIncluded(path)) return exclude?.includes('.') && holdsSomething(value) ? 'walk' : 'keep';
    return nested && holdsSomething(value) ? 'walk' : 'drop';
  };
  return (document) => keep(document, '', verdict);
}

function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

type Verdict = (path: string, value: unknown) => 'keep' | 'walk' | 'drop';

function keep(document: Document, prefix: string, verdict: Verdict): Document {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(document)) {
    const path = `${prefix}${field}`;
    const decision = verdict(path, value);
    if (decision === 'drop') continue;
    const walked = decision === 'walk' ? walk(value, `${path}.`, verdict) : value;
    if (walked !== undefined) kept[field] = walked;
  }
  return kept;
}

function walk(value: unknown, prefix: string, verdict: Verdict): unknown {
  if (typeof value !== 'object' || value === null)
    return verdict(prefix.slice(0, -1), value) === 'drop' ? undefined : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, prefix, verdict)).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const inner = keep(value as Document, prefix, verdict);
  return Object.keys(inner).length > 0 ? inner : undefined;
}
