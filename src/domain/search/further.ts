import { type Bitset, countShared, isIn } from '../catalogue-index/bitset.ts';
import type { Ranking } from './ranking.ts';
import { tuning } from './tuning.ts';

/** Products that are similar to some others: by ordinal, how similar they are, from 0 to 2. */
export type Further = ReadonlyMap<number, number>;

/**
 * Products that are similar to the few that were found: those in the same categories, where a small category counts
 * more than a large one, and among these, those that have most of the searched words.
 */
export function furtherLike(found: Bitset, ranking: Ranking, among: Bitset): Further {
  const { columns, ordinals, scores } = ranking;
  const kinship = kinshipWith(found, ranking);
  const whole = scores.reduce((sum, { rarity }) => sum + rarity, 0);
  const further = new Map<number, number>();
  for (let entry = 0; entry < ordinals.length; entry++) {
    const ordinal = ordinals[entry]!;
    if (ordinal < 0 || !isIn(among, ordinal) || isIn(found, ordinal)) continue;
    const kin = kinship[ordinal]!;
    if (kin < tuning.kin) continue;
    const had = scores.reduce((sum, { best, rarity }) => sum + rarity * best[entry]!, 0);
    const isSellable = columns.numbers.rank[ordinal]! < 2;
    further.set(ordinal, (kin + (whole === 0 ? 0 : had / whole)) * (isSellable ? 1 : tuning.notSellable));
  }
  return further;
}

/** By ordinal: how far a product is in the categories of the found products, from 0 to 1. */
function kinshipWith(found: Bitset, { columns }: Ranking): Float64Array {
  const kinship = new Float64Array(columns.room);
  let most = 0;
  for (const set of columns.categories.values()) {
    const shared = countShared(set, found);
    if (shared === 0) continue;
    const size = countShared(set, columns.listed.set);
    const weight = shared * Math.log((columns.size + 1) / size);
    for (let ordinal = 0; ordinal < columns.room; ordinal++) {
      if (isIn(set, ordinal)) kinship[ordinal]! += weight;
    }
  }
  for (let ordinal = 0; ordinal < columns.room; ordinal++) most = Math.max(most, kinship[ordinal]!);
  return most === 0 ? kinship : kinship.map((weight) => weight / most);
}
