import { type SQL, sql } from 'drizzle-orm';
import { parseWireTime } from '#domain/wire/time.ts';
import { type Bounds, type Condition, QueryError, type Scalar } from './condition.ts';

/** Every word of a search is compared with every document, so the length of texts and their number are bounded. */
const TEXT_LENGTH_MAX = 120;
const TEXTS_MAX = 8;

/** The time of the last change is a column and not in the body; queries name it as the contract does. */
const UPDATED_AT = 'updated_at';
/** Cut to the second, as documents show it. */
const updatedAt = sql`date_trunc('second', updated_at)`;

/** Fields of one value that are columns too, as text; one that a document does not have is empty there. */
const valueColumns: ReadonlySet<string> = new Set(['visibility', 'status']);
/** Is a column too, as text. */
const CREATED_AT = 'created_at';

/** A condition as SQL over `documents`. PostgreSQL's lax JSON paths look into lists by themselves. */
export function conditionSql(condition: Condition, dictionary: string): SQL {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return joined(
        condition.of.map((part) => conditionSql(part, dictionary)),
        condition.kind,
      );
    case 'some':
      return someOf(
        condition.of.map((part) => conditionSql(part, dictionary)),
        condition.atLeast,
      );
    case 'not':
      return sql`not (${conditionSql(condition.of, dictionary)})`;
    case 'values':
      if (condition.field === UPDATED_AT)
        return joined(
          condition.values.map((at) => updatedAtIs('=', at)),
          'or',
        );
      if (valueColumns.has(condition.field)) return valueIs(condition.field, condition.values);
      return anyOf(
        condition.field,
        condition.values.flatMap(bothKinds).map((value) => `@ == ${literal(value)}`),
      );
    case 'keywords':
      return keywordsSql(condition.field, condition.values);
    case 'range':
      return rangeSql(condition.field, condition.bounds);
    case 'exists':
      if (condition.field === UPDATED_AT) return sql`true`;
      return pathMatches(`${jsonPath(condition.field)} ? (@ != null)`);
    case 'ids':
      return condition.values.length === 0 ? sql`false` : sql`id in ${[...condition.values]}`;
    case 'words':
      return sql`${wordsOf(condition.field, dictionary)} @@ ${wordsQuery(condition.text, condition.all, dictionary)}`;
  }
}

/** Relevance from 0 to 1: the rank of the searched words, or 1 when no words are searched (D98). */
export function scoreSql(condition: Condition, dictionary: string): SQL {
  const asked = wordsIn(condition);
  if (asked.length === 0) return sql`1::float8`;
  if (asked.length > TEXTS_MAX) throw new QueryError(`at most ${TEXTS_MAX} texts can be asked for`);
  const ranks = asked.map(
    ({ field, text, all }) =>
      sql`ts_rank_cd(${wordsOf(field, dictionary)}, ${wordsQuery(text, all, dictionary)}, 32)::float8`,
  );
  return ranks.length === 1 ? ranks[0]! : sql`greatest(${sql.join(ranks, sql`, `)})`;
}

/** The values of a field as a set of JSON values; a list yields each of its elements. */
export function valuesSql(field: string): SQL {
  return sql`jsonb_path_query(body, ${`${jsonPath(field)}[*]`}::jsonpath)`;
}

/** The value to sort by. */
export function sortValueSql(field: string): SQL {
  if (field === UPDATED_AT || field === CREATED_AT) return sql`${sql.identifier(field)}`;
  return sql`(body #> ${`{${field.split('.').join(',')}}`}::text[])`;
}

/** Whether a number of the document lies in a half-open range. */
export function inRangeSql(field: string, from: number | null, to: number | null): SQL {
  return rangeSql(field, { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lt: to }) });
}

function joined(parts: readonly SQL[], kind: 'and' | 'or'): SQL {
  if (parts.length === 0) return kind === 'and' ? sql`true` : sql`false`;
  return sql`(${sql.join([...parts], kind === 'and' ? sql` and ` : sql` or `)})`;
}

function valueIs(column: string, values: readonly Scalar[]): SQL {
  const wanted = values.map(String).filter((value) => value !== '');
  return wanted.length === 0 ? sql`false` : sql`${sql.identifier(column)} in ${wanted}`;
}

function someOf(parts: readonly SQL[], atLeast: number): SQL {
  if (parts.length === 0) return atLeast > 0 ? sql`false` : sql`true`;
  const counted = parts.map((part) => sql`case when ${part} then 1 else 0 end`);
  return sql`(${sql.join(counted, sql` + `)}) >= ${atLeast}`;
}

function anyOf(field: string, tests: readonly string[]): SQL {
  return tests.length === 0 ? sql`false` : pathMatches(`${jsonPath(field)} ? (${tests.join(' || ')})`);
}

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function rangeSql(field: string, bounds: Bounds): SQL {
  const keys = (['gt', 'gte', 'lt', 'lte'] as const).filter((key) => bounds[key] !== undefined);
  if (keys.length === 0) return sql`true`;
  if (field === UPDATED_AT) {
    return joined(
      keys.map((key) => updatedAtIs(operators[key], bounds[key]!)),
      'and',
    );
  }
  const tests = keys.map((key) => `@ ${operators[key]} ${literal(bounds[key]!)}`);
  return pathMatches(`${jsonPath(field)} ? (${tests.join(' && ')})`);
}

/** Compares the last change with a time as documents have it, or with one in ISO 8601. */
function updatedAtIs(operator: string, at: Scalar): SQL {
  const time = typeof at === 'string' ? (parseWireTime(at) ?? Date.parse(at)) : Number.NaN;
  if (Number.isNaN(time)) throw new QueryError(`${UPDATED_AT} is compared with a time`);
  return sql`${updatedAt} ${sql.raw(operator)} ${new Date(time).toISOString()}::timestamptz`;
}

function pathMatches(path: string): SQL {
  return sql`body @? ${path}::jsonpath`;
}

function jsonPath(field: string): string {
  return `$.${field
    .split('.')
    .map((part) => JSON.stringify(part))
    .join('.')}`;
}

/** Option ids come as numbers or as texts, so a value is looked for in both forms. */
function bothKinds(value: Scalar): Scalar[] {
  if (typeof value === 'number') return [value, String(value)];
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return [value, Number(value)];
  return [value];
}

function literal(value: Scalar): string {
  return JSON.stringify(value);
}

function keywordsSql(field: string, values: readonly string[]): SQL {
  if (values.length === 0) return sql`false`;
  const wanted = sql.join(
    values.map((value) => sql`lower(${value})`),
    sql`, `,
  );
  return sql`exists (select from ${valuesSql(field)} as keyword
    where jsonb_typeof(keyword) = 'string' and lower(keyword #>> '{}') in (${wanted}))`;
}

function wordsOf(field: string | null, dictionary: string): SQL {
  if (field === null) return sql`words`;
  const text = sql`coalesce(body #>> ${`{${field.split('.').join(',')}}`}::text[], '')`;
  return sql`to_tsvector(${dictionary}::regconfig, ${text})`;
}

/**
 * The words as a query of the engine. Each stem is stemmed once more and matches as a prefix, because the Norwegian
 * stemmer makes `sof` of «sofa» but `sofa` of «sofaer», and because compounds are one word («sofabord»).
 */
function wordsQuery(text: string, all: boolean, dictionary: string): SQL {
  const asked = text.slice(0, TEXT_LENGTH_MAX);
  return sql`(select string_agg('''' || replace(replace(stem, '\\', '\\\\'), '''', '''''') || ''':*', ${all ? ' & ' : ' | '})
    from (select coalesce((tsvector_to_array(to_tsvector(${dictionary}::regconfig, lexeme)))[1], lexeme) as stem
      from unnest(to_tsvector(${dictionary}::regconfig, ${asked}))) as stems)::tsquery`;
}

function wordsIn(condition: Condition): Extract<Condition, { kind: 'words' }>[] {
  if (condition.kind === 'words') return [condition];
  if (condition.kind === 'and' || condition.kind === 'or' || condition.kind === 'some')
    return condition.of.flatMap(wordsIn);
  return [];
}
