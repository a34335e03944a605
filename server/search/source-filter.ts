type Document = Readonly<Record<string, unknown>>;

/** A comma list of field names with `*` as wildcard, as a test of a field's whole path. */
function fieldTest(list: string): (path: string) => boolean {
  const patterns = list
    .split(',')
    .filter((part) => part !== '')
    .map(
      (part) => new RegExp(`^${part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}(?:\\.|$)`),
    );
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Keeps the fields that are asked for and drops the others (contract: `_source_include`, `_source_exclude`). */
export function filterSource(document: Document, include: string | undefined, exclude: string | undefined): Document {
  if (!include && !exclude) return document;
  const isIncluded = include ? fieldTest(include) : () => true;
  const isExcluded = exclude ? fieldTest(exclude) : () => false;
  const nested = include?.includes('.') ?? false;
  return keep(document, '', (path, value) => {
    if (isExcluded(path)) return 'drop';
    if (isIncluded(path)) return exclude?.includes('.') ? 'walk' : 'keep';
    return nested && typeof value === 'object' && value !== null ? 'walk' : 'drop';
  });
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
  if (Array.isArray(value))
    return value.map((item) => walk(item, prefix, verdict)).filter((item) => item !== undefined);
  const inner = keep(value as Document, prefix, verdict);
  return Object.keys(inner).length > 0 ? inner : undefined;
}
