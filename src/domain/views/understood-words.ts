import { facetConfigs } from '#config/facets.ts';
import { parseRange } from '../listing.ts';
import { textWithout } from '../search/question.ts';
import type { Understood } from '../search/search-index.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { valueLabel } from './listing.ts';
import { rangeLabel } from './range-label.ts';
import type { UnderstoodWords } from './search.ts';

/** A filter that words of a search text name, as it is shown beside the results. */
export function understoodWords(text: string, words: Understood, views: CatalogueContext): UnderstoodWords {
  const { code, value, start, end } = words;
  return {
    code,
    value,
    label: labelOf(words, views),
    words: text.slice(start, end),
    without: textWithout(text, { start, end }),
  };
}

/** What the filter is called; a limit has the numbers that were typed, as the filter's own fields have. */
function labelOf({ code, value, isInclusive = false }: Understood, views: CatalogueContext): string {
  const facet = facetConfigs.find((candidate) => candidate.code === code);
  if (facet?.kind === 'range' && parseRange(value)) return rangeLabel(facet, value, views, isInclusive);
  const label = facet && facet.kind !== 'range' ? valueLabel(facet, value, views) : null;
  return label ?? `${value.replace('x', ' × ')}\u00a0cm`;
}
