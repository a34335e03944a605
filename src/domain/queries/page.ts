import { addressOf, categoryPath, contentIdentifier, isReservedPath, pathKey, productPath } from '../paths.ts';
import { type Answer, missing, ready } from '../answer.ts';
import type { ProductSummary } from '../product.ts';
import { whyNotShown } from '../product-load.ts';
import { followRewrites } from '../rewrites.ts';
import { nothingAt, type PageView } from '../views/page.ts';
import type { Repository } from './repository.ts';

/**
 * The page of an address without a route of its own: first the exact path of any kind, then a product by its last
 * segment, then a rewrite (spec 2: route resolution, D41, D80). The path is inside the store view.
 */
export async function pageAnswer(repository: Repository, path: string): Promise<Answer<PageView>> {
  const key = pathKey(path);
  if (isReservedPath(key)) return missing;
  const found = (await exactPage(repository, key)) ?? (await redirectFrom(repository, key));
  return found ? ready(found) : nothingAt(key);
}

/** The category, product, page or article with exactly this path, or `null`. */
export async function exactPage(repository: Repository, key: string): Promise<PageView | null> {
  const categories = repository.views.categories.filter(({ isActive }) => isActive);
  const category = categories.find(({ urlPath }) => urlPath === key);
  if (category) return { kind: 'category', categoryId: category.id };
  const bySlug = categories.find(({ slug }) => key === `c/${slug}`);
  if (bySlug) {
    const path = categoryPath(bySlug);
    // A category without a path has the address of its slug.
    if (pathKey(path) === key) return { kind: 'category', categoryId: bySlug.id };
    return { kind: 'redirect', path, isPermanent: true };
  }
  const product = await shownOf(repository, repository.index.idsBy('path', key));
  if (product) return toProduct(product);
  const named = contentIdentifier(key);
  const identifier = named ?? key;
  const content = await repository.content(named === null ? ['page', 'article'] : ['page'], identifier);
  return content && { kind: 'content', identifier };
}

/**
 * The redirect of an address without a page: to the product that its last segment names, else by a rewrite (D41, D80). A product
 * without a page of its own takes no address from anything that has one; with nothing else there, its page says why it is not shown.
 */
export async function redirectFrom(repository: Repository, key: string): Promise<PageView | null> {
  if (contentIdentifier(key) !== null) return null;
  const { index } = repository;
  const named = index.idsBy('slug', key.split('/').at(-1)!);
  const product = await shownOf(repository, named);
  if (product) return toProduct(product);
  const rewrite = await followRewrites(key, (path) => repository.rewrite(path));
  if (rewrite) return { kind: 'redirect', path: addressOf(rewrite.target), isPermanent: rewrite.status === 301 };
  const [hidden] = await inOrder(repository, [...index.idsBy('path', key), ...named]);
  return hidden ? toProduct(hidden) : null;
}

function toProduct(product: ProductSummary): PageView {
  return { kind: 'redirect', path: productPath(product), isPermanent: true };
}

/**
 * The first of several products with the same name that has a page; their order, and so the choice, is the same on every device
 * and the server.
 */
async function shownOf(repository: Repository, ids: readonly string[]): Promise<ProductSummary | undefined> {
  return (await inOrder(repository, ids)).find((product) => whyNotShown(product) === null);
}

async function inOrder(repository: Repository, ids: readonly string[]): Promise<readonly ProductSummary[]> {
  const products = ids.length === 0 ? null : await repository.summaries(ids);
  return ids.flatMap((id) => products?.get(id) ?? []);
}
