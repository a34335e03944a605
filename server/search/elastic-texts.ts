import { type Condition, fieldName, known, QueryError } from './condition.ts';
import { listOf, type Node, onlyEntry, optionsOf, scalarOf } from './elastic-nodes.ts';
import { atLeastOf } from './minimum-should-match.ts';

/** Fields that hold one word that stays as it is: they are compared, not searched. */
const KEYWORD =
  /(?:^|\.)(?:id|sku|type_id|status|visibility|url_key|url_path|slug|attribute_code|identifier|category_ids?|\w+_options)$/;

/** More words of one text than these are not counted one by one. */
const COUNTED_WORDS_MAX = 8;

/** What tunes how an engine finds words that are spelled otherwise: this one always finds them by their stems. */
const tuning = [
  'boost',
  'fuzziness',
  'prefix_length',
  'max_expansions',
  'cutoff_frequency',
  'slop',
  'tie_breaker',
  'type',
  'analyzer',
  'lenient',
  'zero_terms_query',
  'fuzzy_transpositions',
];

/** `match`, and phrases, of which all words are needed. */
export function matchOf(clause: Node, kind: 'match' | 'match_phrase' | 'match_phrase_prefix'): Condition {
  const [name, value] = onlyEntry(clause, kind);
  const options = optionsOf(
    value,
    'query',
    kind,
    kind === 'match' ? ['operator', 'minimum_should_match'] : ['boost', 'slop', 'max_expansions'],
  );
  const wanted = scalarOf(options['query']);
  const field = name === '_all' ? null : fieldName(name);
  if (field !== null && KEYWORD.test(field)) return { kind: 'values', field, values: [wanted] };
  return wordsOf(field, String(wanted), kind === 'match' ? options : { operator: 'and' }, kind);
}

/** `multi_match`: of one field, or else of every text of a document, whose name weighs most. */
export function multiMatchOf(clause: Node): Condition {
  const options = known(clause, ['query', 'fields', 'operator', 'minimum_should_match', ...tuning], 'multi_match');
  const fields = listOf(options['fields'] ?? []).map((field) =>
    fieldName(String(field).replace(/\^\d+(?:\.\d+)?$/, '')),
  );
  const [only] = fields;
  return wordsOf(fields.length === 1 ? only! : null, String(scalarOf(options['query'])), options, 'multi_match');
}

function wordsOf(field: string | null, text: string, options: Node, kind: string): Condition {
  const { operator = 'or', minimum_should_match: least } = options;
  const isAll = String(operator).toLowerCase() === 'and';
  if (!isAll && String(operator).toLowerCase() !== 'or') throw new QueryError(`${kind}.operator is and or or`);
  const words = text.split(/\s+/).filter((word) => word !== '');
  const atLeast = isAll ? undefined : atLeastOf(least, Math.min(words.length, COUNTED_WORDS_MAX));
  if (atLeast === undefined || atLeast <= 1) return { kind: 'words', field, text, all: isAll };
  const counted = words.slice(0, COUNTED_WORDS_MAX);
  if (atLeast >= words.length) return { kind: 'words', field, text, all: true };
  return { kind: 'some', of: counted.map((word) => ({ kind: 'words', field, text: word, all: false })), atLeast };
}
