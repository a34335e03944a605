import { PROVIDER_TEXT_MIN_LENGTH } from '#config/limits.ts';
import type { ProductSource } from './product-query.ts';

/** How many product names are looked at. */
const NAMES_MAX = 50;

/**
 * Further search texts for somebody who types `text`: the kinds of furniture in the names of the products that it
 * finds.
 */
export async function suggestedTexts(
  text: string,
  most: number,
  { catalogue, context, productsOf }: ProductSource,
): Promise<{ suggest: string }[]> {
  const typed = text.trim().toLowerCase();
  if (typed.length < PROVIDER_TEXT_MIN_LENGTH) return [];
  const { ids } = await productsOf(text);
  const known = await catalogue.products(ids.slice(0, NAMES_MAX));
  const kinds = [...known.values()].map(({ summary }) => summary.name2 ?? summary.name);
  const names = context.categories.filter(({ isActive }) => isActive).map(({ name }) => name);
  const counts = new Map<string, number>();
  for (const name of [...names, ...kinds].map((each) => each.toLowerCase())) {
    if (name.includes(typed) && name !== typed) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const best = [...counts].sort(
    ([a, countA], [b, countB]) => countB - countA || a.length - b.length || (a < b ? -1 : 1),
  );
  return best.slice(0, most).map(([suggest]) => ({ suggest }));
}
