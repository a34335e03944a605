import { LISTING_PICTURES_MAX_BYTES } from '#config/caches.ts';
import { CATEGORY_PAGE_SIZE } from '#config/limits.ts';
import { CARD_PICTURE_WIDTH_PX, pictureAddress } from '#config/pictures.ts';
import { type CategoryNode, categoryTree } from '#domain/category.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PictureKeeper, PictureKeeperTools } from './picture-keeper.ts';

/**
 * The pause between pictures while somebody uses the shop: storing pictures uses the storage that the shopper's actions
 * wait for.
 */
const ASIDE_MS = 250;

/**
 * Fetches the banners and the small pictures on the first page of every category, until the budget is used up; pictures
 * that are here already count. Returns false when it had to stop earlier.
 */
export async function fillListings(
  { catalogue, pace, ports }: PictureKeeperTools,
  keeper: PictureKeeper,
): Promise<boolean> {
  keeper.want(ofBanners(catalogue), CARD_PICTURE_WIDTH_PX);
  const counted = new Set<string>();
  let bytes = 0;
  for (const id of depthFirst(categoryTree(catalogue.categories$.value))) {
    for (const address of await cardsOf(catalogue, Number(id))) {
      if (counted.has(address)) continue;
      counted.add(address);
      if (bytes >= LISTING_PICTURES_MAX_BYTES) return true;
      if (!keeper.canFetch()) return false;
      bytes += await keeper.bring(address);
      if (pace.isBusy()) await ports.clock.sleep(ASIDE_MS);
    }
  }
  return true;
}

/** Pictures of all banners. They are few, so they are fetched before a page needs them. */
function ofBanners(catalogue: Catalogue): string[] {
  const references = catalogue.references$.value;
  const files = references.flatMap((reference) => (reference.kind === 'banners' ? reference.value : []));
  return files.flatMap((file) => Object.values(file).flat()).map(({ image }) => image);
}

/** Addresses of what the first page of a category shows. */
async function cardsOf(catalogue: Catalogue, categoryId: number): Promise<string[]> {
  const question = { filters: {}, sort: 'relevance', categoryId, limit: CATEGORY_PAGE_SIZE } as const;
  const { ids } = catalogue.index.answer(question);
  const summaries = await catalogue.summaries(ids);
  const images = ids.flatMap((id) => summaries.get(id)?.image ?? []);
  return images.map((image) => pictureAddress(image, CARD_PICTURE_WIDTH_PX));
}

function depthFirst(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap(({ category, children }) => [category.id, ...depthFirst(children)]);
}
