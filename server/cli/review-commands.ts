import { decideReview, type ReviewState, submittedOf } from '../reviews/submitted.ts';
import type { Queries } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Arguments, CommandError, type CommandOutcome, needed } from './command-outcome.ts';

const states: readonly ReviewState[] = ['waiting', 'published', 'refused'];
const decisions = { publish: 'published', refuse: 'refused' } as const;

/** Lists the reviews that were sent in, those that wait for a look first asked for, or decides on one. */
export async function reviews(database: Queries, { positionals: [what = 'list', text] }: Arguments) {
  if (what === 'list') return listReviews(database, text);
  if (what === 'publish' || what === 'refuse') return decide(database, text, decisions[what]);
  throw new CommandError('It is one of reviews list, reviews publish <id>, reviews refuse <id>.');
}

async function listReviews(database: Queries, text: string | undefined): Promise<CommandOutcome> {
  const state = states.find((name) => name === (text ?? 'waiting'));
  if (!state && text !== 'all') throw new CommandError(`A state is one of ${states.join(', ')} or all.`);
  const rows = await submittedOf(database, state ?? null);
  const document = rows.map(({ id, state: of, sku, score, title, content, displayName, email, ...row }) => ({
    id,
    state: of,
    sku,
    score,
    title,
    content,
    name: displayName,
    email,
    customerId: row.customerId,
    store: row.storeCode,
    created: row.createdAt.toISOString(),
  }));
  const lines = document.map(({ id, state: of, sku, score, name, title, content }) =>
    [id, of, sku, `${score}/5`, name, title, content.replaceAll('\n', ' ')].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No reviews.'] };
}

async function decide(
  database: Queries,
  text: string | undefined,
  state: 'published' | 'refused',
): Promise<CommandOutcome> {
  const id = Number(needed(text, 'an id'));
  const row = Number.isSafeInteger(id)
    ? await inTransaction(database, (queries) => decideReview(queries, id, state))
    : null;
  if (!row) throw new CommandError(`There is no review ${text}.`);
  return { ok: true, document: { id, sku: row.sku, state }, lines: [`${id} is ${state}`] };
}
