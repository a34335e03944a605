import type { Bench } from '../bench.ts';
import { atLeast, atMost, explaining, lessThan, type Row } from '../row.ts';
import { latency, meanNdcg, type Outcome, outcomesOf, ready, type ReadySuite, zeroRate } from '../search/asked.ts';
import { type Engine, miniSearch, orama, ourEngine, plainDocuments } from '../search/engines.ts';
import { type Suite, suites } from '../search/suites.ts';
import { variantKinds } from '../search/variants.ts';

const CLEAN_MIN = 0.9;
const VARIANTS_MIN = 0.8;
const AHEAD_MIN = 0.15;
const ZERO_BELOW_PERCENT = 2;
const BYTES_A_KILOBYTE = 1000;

type Split = 'tuning' | 'heldBack';
const namesOfSplits: Readonly<Record<Split, string>> = { tuning: 'tuning', heldBack: 'held back' };

/**
 * How well the search answers labelled queries, compared with two libraries on the same documents. Of the held-back
 * queries only these sums are ever printed.
 */
export async function searchRelevance(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  const network = withoutNetwork();
  try {
    for (const suite of suites) {
      bench.say(`Asking ${suite.queries.length} queries of ${suite.name} ...`);
      rows.push(...(await rowsOf(suite)));
    }
  } finally {
    network.restore();
  }
  return [...rows, atMost(0, 'requests to the network while searching', network.count(), '')];
}

async function rowsOf(suite: Suite): Promise<Row[]> {
  const { name, locale } = suite;
  const asked = ready(suite);
  const documents = plainDocuments(asked.products, asked.catalogue.descriptions);
  const ours = await ourEngine(asked.catalogue, locale);
  const others = [miniSearch(documents), await orama(documents, locale)];
  const rows = [
    explaining(`${name}: products that can be found`, asked.products.length, ''),
    explaining(`${name}: search index packed`, ours.packedBytes / BYTES_A_KILOBYTE, 'kB'),
  ];
  for (const split of ['tuning', 'heldBack'] as const)
    rows.push(...(await splitRows(name, asked, split, ours, others)));
  return rows;
}

async function splitRows(
  suite: string,
  asked: ReadySuite,
  split: Split,
  ours: Engine,
  others: readonly Engine[],
): Promise<Row[]> {
  const texts = asked[split];
  const label = `${suite}, ${namesOfSplits[split]}`;
  const mine = await outcomesOf(ours, texts);
  const theirs = await Promise.all(
    others.map(async (engine) => ({ engine, outcomes: await outcomesOf(engine, texts) })),
  );
  const ahead = meanNdcg(mine, isVariant) - Math.max(...theirs.map(({ outcomes }) => meanNdcg(outcomes, isVariant)));
  const isHeldBack = split === 'heldBack';
  return [
    explaining(`${label}: queries`, texts.filter(({ kind }) => kind === 'clean').length, ''),
    explaining(`${label}: variants of them`, texts.filter(({ kind }) => kind !== 'clean').length, ''),
    ...relevanceRows(`${label}, ${ours.name}`, mine, isHeldBack),
    explaining(`${label}, ${ours.name}: search p95 (Node)`, latency(mine), 'ms'),
    ...theirs.flatMap(({ engine, outcomes }) => relevanceRows(`${label}, ${engine.name}`, outcomes, false)),
    (isHeldBack ? atLeast : withoutTarget)(AHEAD_MIN, `${label}: ahead of the better library on variants`, ahead, ''),
  ];
}

function relevanceRows(label: string, outcomes: readonly Outcome[], hasTargets: boolean): Row[] {
  const least = hasTargets ? atLeast : withoutTarget;
  const below = hasTargets ? lessThan : withoutTarget;
  const kinds = variantKinds.filter((kind) => outcomes.some(({ asked }) => asked.kind === kind));
  return [
    least(
      CLEAN_MIN,
      `${label}: nDCG@10 clean`,
      meanNdcg(outcomes, (kind) => kind === 'clean'),
      '',
    ),
    least(VARIANTS_MIN, `${label}: nDCG@10 variants`, meanNdcg(outcomes, isVariant), ''),
    ...kinds.map((kind) =>
      explaining(
        `${label}: nDCG@10 ${kind}`,
        meanNdcg(outcomes, (of) => of === kind),
        '',
      ),
    ),
    below(ZERO_BELOW_PERCENT, `${label}: texts that find nothing`, zeroRate(outcomes), '%'),
  ];
}

function isVariant(kind: Outcome['asked']['kind']): boolean {
  return kind !== 'clean';
}

function withoutTarget(_target: number, name: string, value: number, unit: string): Row {
  return explaining(name, value, unit);
}

/** Makes every request fail, and counts the requests. */
function withoutNetwork(): { count(): number; restore(): void } {
  const real = globalThis.fetch;
  let requests = 0;
  globalThis.fetch = () => {
    requests++;
    return Promise.reject(new TypeError('there is no network'));
  };
  return {
    count: () => requests,
    restore: () => {
      globalThis.fetch = real;
    },
  };
}
