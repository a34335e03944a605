/** How many results count. */
export const RESULTS = 10;

/**
 * nDCG@10: how near an order of products is to the best one, from 0 to 1. A grade gains 2^grade - 1, divided by the
 * logarithm of its place; a product gains only once. Throws when no product has a grade, because there is no best order
 * then.
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const first = found.slice(0, RESULTS);
  const gained = first.map((id, place) => (first.indexOf(id) === place ? (grades.get(id) ?? 0) : 0));
  const best = [...grades.values()].toSorted((a, b) => b - a).slice(0, RESULTS);
  const ideal = dcg(best);
  if (ideal === 0) throw new Error('no product answers this query');
  return dcg(gained) / ideal;
}

function dcg(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
