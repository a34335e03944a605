import { addressOf, contentIdentifier, pathKey, productPath } from '#domain/paths.ts';
import { followRewrites } from '#domain/rewrites.ts';
import type { PageView } from '#domain/views/page.ts';
import type { WorkerContext } from '../context.ts';

/** Where an address leads that shows nothing itself: to the product its last segment names, else by a rewrite (D41, D80). */
export async function redirectFor({ catalogue }: WorkerContext, key: string): Promise<PageView | null> {
  if (contentIdentifier(key) !== null) return null;
  const last = key.split('/').at(-1)!;
  const product = await catalogue.summaryWhere(({ slug }) => slug === last);
  if (product) return { kind: 'redirect', path: productPath(product), isPermanent: true };
  const rewrites = catalogue.references$.value.flatMap((reference) =>
    reference.kind === 'urlRewrite' ? reference.value : [],
  );
  const rewrite = await followRewrites(key, (path) => rewrites.find((each) => pathKey(each.path) === path));
  return rewrite && { kind: 'redirect', path: addressOf(rewrite.target), isPermanent: rewrite.status === 301 };
}
