import type { Filters } from '../listing.ts';
import { withPictureSizes } from '../picture-sizes.ts';
import { type CardView, cardView } from '../views/card.ts';
import type { Repository } from './repository.ts';

/** The cards of products, in the order of their ids. */
export async function cardsOf(
  repository: Pick<Repository, 'views' | 'summaries'>,
  ids: readonly string[],
  filters: Filters = {},
): Promise<CardView[]> {
  const summaries = await repository.summaries(ids);
  const cards = ids.flatMap((id) => {
    const summary = summaries.get(id);
    return summary ? [cardView(summary, repository.views, filters)] : [];
  });
  return withPictureSizes(cards);
}
