import { outcomesOf, type Outcome, ready } from './asked.ts';
import { type Engine, ourEngine } from './engines.ts';
import { suites, type Suite } from './suites.ts';

const GOOD = 0.8;

/**
 * The queries with the worst results in each suite, with the products found and their grades. It serves for tuning, so
 * held-back queries are left out.
 */
export async function worstTexts(count: number): Promise<string> {
  const parts: string[] = [];
  for (const suite of suites) {
    parts.push(await worstOf(suite, count, (catalogue) => ourEngine(catalogue, suite.locale)));
  }
  return parts.join('');
}

/** The worst queries of one suite with an engine. */
export async function worstOf(
  suite: Suite,
  count: number,
  engineOf: (catalogue: ReturnType<Suite['catalogue']>) => Engine | Promise<Engine>,
): Promise<string> {
  const { catalogue, products, tuning } = ready(suite);
  const outcomes = await outcomesOf(await engineOf(catalogue), tuning);
  const worst = outcomes.filter(({ ndcg }) => ndcg < GOOD).toSorted((a, b) => a.ndcg - b.ndcg);
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const blocks = worst.slice(0, count).map((outcome) => blockOf(outcome, names));
  return [`${suite.name}: ${worst.length} of ${tuning.length} texts below ${GOOD}`, ...blocks, ''].join('\n');
}

function blockOf({ asked: { text, kind, grades }, found, ndcg }: Outcome, names: ReadonlyMap<string, string>): string {
  const lines = found.map((id) => `    ${grades.get(id) ?? 0}  ${names.get(id) ?? id}`);
  return [`${ndcg.toFixed(2)}  ${text} (${kind})`, ...(lines.length > 0 ? lines : ['    nothing'])].join('\n');
}
