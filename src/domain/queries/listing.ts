import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { type Answer, missingFor, ready } from '../answer.ts';
import type { ListingState } from '../listing.ts';
import type { CardView } from '../views/card.ts';
import { facetViews, listingFrame, type ListingView } from '../views/listing.ts';
import { cardsOf } from './cards.ts';
import type { Repository } from './repository.ts';

export interface CategoryListing extends ListingState {
  readonly categoryId: string;
}

/** The products of a category, with facets, sort and pages (spec 2: /c, D79). */
export async function categoryAnswer(repository: Repository, listing: CategoryListing): Promise<Answer<ListingView>> {
  const { index, views, notYet } = repository;
  const { categoryId, filters } = listing;
  const isComplete = repository.has('products');
  const frame = listingFrame(categoryId, filters, views);
  if (!frame) {
    if (views.categories.length === 0 && !repository.has('categories')) return notYet;
    return missingFor({ code: 'categoryQueryEmpty', params: { key: 'id', value: categoryId } });
  }
  const limit = CATEGORY_PAGE_SIZE * listing.page;
  const found = index.answer({ ...listing, categoryId: Number(categoryId), limit });
  if (found.total === 0 && !isComplete && index.countIn(Number(categoryId)) === 0) return notYet;
  const cards = await cardsOf(repository, found.ids, filters);
  return ready({ ...frame, total: found.total, cards, facets: facetViews(found, filters, views), isComplete });
}

/** The newest products of the store view (spec 7: home lists). */
export async function newestAnswer(
  repository: Repository,
  { size }: { readonly size: number },
): Promise<Answer<readonly CardView[]>> {
  const found = repository.index.answer({ filters: {}, sort: 'newest', categoryId: null, limit: size });
  if (found.total === 0 && !repository.has('products')) return repository.notYet;
  return ready(await cardsOf(repository, found.ids));
}
