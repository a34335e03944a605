import type { IndexDocument } from './documents.ts';
import { EngineError } from './engine-error.ts';

type Clause = Readonly<Record<string, unknown>>;
type Matches = (document: IndexDocument) => boolean;

const DATE_FIELDS = /^(?:created_at|updated_at|creation_time|update_time|special_from_date|special_to_date)$/;
const INDEXED_DATE = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** Reads a query as Elasticsearch does: a clause that it does not know is an error, not ignored. */
export function readQuery(query: unknown): Matches {
  if (query === undefined) return () => true;
  const [[name, body] = ['', undefined], ...more] = Object.entries((query ?? {}) as Clause);
  const clause = Object.hasOwn(clauses, name) ? clauses[name]! : null;
  if (!clause || more.length > 0) throw new EngineError('parsing_exception', `unknown query [${name}]`);
  return clause(body as Clause);
}

const clauses: Readonly<Record<string, (body: Clause) => Matches>> = {
  match_all: () => () => true,
  bool: (body) => {
    const known = new Set(['must', 'filter', 'should', 'must_not', 'minimum_should_match', 'boost']);
    const odd = Object.keys(body).find((key) => !known.has(key));
    if (odd) throw new EngineError('parsing_exception', `[bool] query does not support [${odd}]`);
    const each = (key: string): Matches[] => [body[key] ?? []].flat().map(readQuery);
    const [all, some, none] = [[...each('must'), ...each('filter')], each('should'), each('must_not')];
    const isNeeded = some.length > 0 && all.length === 0;
    return (document) =>
      all.every((matches) => matches(document)) &&
      !none.some((matches) => matches(document)) &&
      (!isNeeded || some.some((matches) => matches(document)));
  },
  term: (body) => {
    const [field, wanted] = only(body, 'term');
    return (document) => valuesOf(document, field).includes(String(valueOf(wanted)));
  },
  terms: (body) => {
    const [field, wanted] = only(body, 'terms');
    if (!Array.isArray(wanted)) throw new EngineError('parsing_exception', '[terms] query does not support that');
    const texts = new Set(wanted.map(String));
    return (document) => valuesOf(document, field).some((value) => texts.has(value));
  },
  match_phrase: (body) => {
    const [field, wanted] = only(body, 'match_phrase');
    const text = String((wanted as { query?: unknown } | null)?.query ?? wanted);
    return (document) => valuesOf(document, field).includes(text);
  },
  range: (body) => {
    const [field, limits] = only(body, 'range');
    for (const [name, limit] of Object.entries(limits as Clause)) {
      if (!['gt', 'gte', 'lt', 'lte'].includes(name)) throw new EngineError('parsing_exception', `[range] ${name}`);
      if (DATE_FIELDS.test(field) && !INDEXED_DATE.test(String(limit)))
        throw new EngineError('parse_exception', `failed to parse date field [${String(limit)}]`);
    }
    const { gt, gte, lt, lte } = limits as Record<string, string | number | undefined>;
    return (document) =>
      valuesOf(document, field).some((value) => {
        const order = (limit: string | number): number =>
          typeof limit === 'number' ? Number(value) - limit : value < limit ? -1 : value > limit ? 1 : 0;
        return (
          (gt === undefined || order(gt) > 0) &&
          (gte === undefined || order(gte) >= 0) &&
          (lt === undefined || order(lt) < 0) &&
          (lte === undefined || order(lte) <= 0)
        );
      });
  },
};

function only(body: Clause, name: string): [string, unknown] {
  const [[field, wanted] = ['', undefined], ...more] = Object.entries(body ?? {});
  if (field === '' || more.length > 0)
    throw new EngineError('parsing_exception', `[${name}] query does not support multiple fields`);
  return [field, wanted];
}

function valueOf(wanted: unknown): unknown {
  return typeof wanted === 'object' && wanted !== null && 'value' in wanted ? wanted.value : wanted;
}

/** The values of a field, also of those inside the rows of a list. */
function valuesOf(document: IndexDocument, path: string): string[] {
  let values: unknown[] = [document];
  for (const step of path.split('.'))
    values = values.flatMap((value) => (value as Record<string, unknown> | null)?.[step] ?? []).flat();
  return values.map(String);
}
