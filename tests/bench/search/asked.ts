import { percentile, sum } from '../statistics.ts';
import type { Engine } from './engines.ts';
import { factsOf, gradesOf, type ProductFacts } from './graded.ts';
import type { Grade, LabelledQuery } from './labelled-query.ts';
import { ndcg } from './ndcg.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { isHeldBack } from './split.ts';
import { type Suite, suites } from './suites.ts';
import { type VariantKind, variantsOf, wordsIn } from './variants.ts';

/** A text that is searched for, and the products that answer it. */
export interface AskedText {
  readonly text: string;
  readonly kind: 'clean' | VariantKind;
  /** The grade of each product, by id. */
  readonly grades: ReadonlyMap<string, Grade>;
}

/** A suite whose queries are graded and split. */
export interface ReadySuite {
  readonly catalogue: SearchedCatalogue;
  readonly products: readonly ProductFacts[];
  /** Texts by which the search may be tuned. */
  readonly tuning: readonly AskedText[];
  readonly heldBack: readonly AskedText[];
}

export interface Outcome {
  readonly asked: AskedText;
  readonly found: readonly string[];
  readonly ndcg: number;
  readonly milliseconds: number;
}

/** The queries of a suite with their variants, split into those for tuning and those that are held back. */
export function ready(suite: Suite): ReadySuite {
  const catalogue = suite.catalogue();
  const products = factsOf(catalogue, suite.locale);
  const descriptions = catalogue.descriptions?.values() ?? [];
  const known = wordsIn([
    ...products.flatMap(({ name, categories, options }) => [name, ...categories, ...options]),
    ...descriptions,
  ]);
  const textsOf = (queries: readonly LabelledQuery[]): AskedText[] =>
    queries.flatMap((query) => {
      const grades = gradesOf(query, products);
      const clean = { kind: 'clean', text: query.text } as const;
      return [clean, ...variantsOf(query.text, known)].map((asked) => ({ ...asked, grades }));
    });
  // A variant for tuning, such as `hjørne sofa`, may also be a query of some suite that is held back.
  const unseen = new Set([...suites, suite].flatMap(({ queries }) => queries.filter(isHeldBack).map(plain)));
  const tuning = textsOf(suite.queries.filter((query) => !isHeldBack(query)));
  return {
    catalogue,
    products,
    tuning: tuning.filter((asked) => !unseen.has(plain(asked))),
    heldBack: textsOf(suite.queries.filter(isHeldBack)),
  };
}

function plain({ text }: { readonly text: string }): string {
  return text.trim().toLowerCase();
}

/** Searches for every text with an engine. */
export async function outcomesOf(engine: Engine, texts: readonly AskedText[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of texts) {
    const askedAt = performance.now();
    const found = await engine.find(asked.text);
    const milliseconds = performance.now() - askedAt;
    outcomes.push({ asked, found, ndcg: ndcg(found, asked.grades), milliseconds });
  }
  return outcomes;
}

/** The mean nDCG@10 of the outcomes whose kind is meant. Throws when there are none. */
export function meanNdcg(outcomes: readonly Outcome[], isMeant: (kind: AskedText['kind']) => boolean): number {
  const meant = outcomes.filter(({ asked }) => isMeant(asked.kind));
  if (meant.length === 0) throw new Error('nothing was asked');
  return sum(meant.map((outcome) => outcome.ndcg)) / meant.length;
}

/** How many per cent of the texts find nothing. */
export function zeroRate(outcomes: readonly Outcome[]): number {
  return (100 * outcomes.filter(({ found }) => found.length === 0).length) / outcomes.length;
}

export function latency(outcomes: readonly Outcome[]): number {
  return percentile(
    outcomes.map(({ milliseconds }) => milliseconds),
    0.95,
  );
}
