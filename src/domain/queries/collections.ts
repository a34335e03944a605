import { type Answer, ready } from '../answer.ts';
import { type CollectionView, collectionView, everyCollection } from '../views/collection.ts';
import { partsOf } from './product.ts';
import type { Repository } from './repository.ts';

/** All series of the store view (D81); the number of parts of each is added once its details are known. */
export async function collectionsAnswer(repository: Repository): Promise<Answer<readonly CollectionView[]>> {
  const { index, views } = repository;
  const { ids } = index.answer(everyCollection);
  if (ids.length === 0 && !repository.has('products')) return repository.notYet;
  const [summaries, details] = await Promise.all([repository.summaries(ids), repository.details(ids)]);
  const ofParts = await partsOf(repository, details);
  const partsById = new Map(
    details.map(({ id, parts }) => [id, parts.flatMap(({ sku }) => ofParts.get(sku) ?? [])] as const),
  );
  return ready(
    ids.flatMap((id) => {
      const summary = summaries.get(id);
      return summary ? [collectionView(summary, partsById.get(id) ?? null, views.locale)] : [];
    }),
  );
}
