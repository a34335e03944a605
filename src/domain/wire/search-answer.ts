/** The result of a search, in whichever format the engine answers. */
export interface Found {
  readonly documents: readonly unknown[];
  /** The number of hits; a lower bound if the engine stopped counting (`isCounted` is false). */
  readonly total: number;
  readonly isCounted: boolean;
  /** Whether the answer is the short one, in which variants leave out what their product says. */
  readonly isCompact: boolean;
}

/** Where an engine stops to count; a compact answer does not say that it did. */
const COUNTED_MAX = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the answer of `_search`: compact (`hits` is the list, `total` beside it) or in the engine's format (`hits.hits`
 * with `_source`, `hits.total`), with the total as a number or as `{value, relation}`. `null` if it is neither.
 */
export function readSearchAnswer(answer: unknown): Found | null {
  const { hits, total } = fieldsOf(answer);
  if (Array.isArray(hits)) return { ...counted(hits.map(sourceOf), total), isCompact: true };
  const inside = fieldsOf(hits);
  return Array.isArray(inside['hits'])
    ? { ...counted(inside['hits'].map(sourceOf), inside['total']), isCompact: false }
    : null;
}

function counted(documents: readonly unknown[], total: unknown): Omit<Found, 'isCompact'> {
  if (isCount(total)) return { documents, total, isCounted: total !== COUNTED_MAX };
  const { value, relation } = fieldsOf(total);
  return isCount(value)
    ? { documents, total: value, isCounted: relation !== 'gte' }
    : { documents, total: documents.length, isCounted: false };
}

/** The document of a hit, or the hit itself if it has no `_source`. */
function sourceOf(hit: unknown): unknown {
  const fields = fieldsOf(hit);
  return '_source' in fields ? fields['_source'] : hit;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
