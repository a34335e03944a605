import { addressOf, categoryPath, contentIdentifier, isReservedPath, pathKey, productPath } from '../paths.ts';
import { type Answer, missing, ready } from '../answer.ts';
import type { ProductSummary } from '../product.ts';
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
  const product = await firstOf(repository, repository.index.idsBy('path', key));
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  const named = contentIdentifier(key);
  const identifier = named ?? key;
  const content = await repository.content(named === null ? ['page', 'article'] : ['page'], identifier);
  return content && { kind: 'content', identifier };
}

/**
 * The redirect of an address without a page: to the product that its last segment names, else by a rewrite (D41, D80).
 */
export async function redirectFrom(repository: Repository, key: string): Promise<PageView | null> {
  if (contentIdentifier(key) !== null) return null;
  const product = await firstOf(repository, repository.index.idsBy('slug', key.split('/').at(-1)!));
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  const rewrite = await followRewrites(key, (path) => repository.rewrite(path));
  return rewrite && { kind: 'redirect', path: addressOf(rewrite.target), isPermanent: rewrite.status === 301 };
}

/**
 * The first of several products with the same name; their order, and so the choice, is the same on every device and the
 * server.
 */
async function firstOf(repository: Repository, ids: readonly string[]): Promise<ProductSummary | undefined> {
  const [id] = ids;
  return id === undefined ? undefined : (await repository.summaries([id])).get(id);
}
