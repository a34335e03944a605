import { ATTRIBUTE_LIST_SIZE, BLOG_LIST_SIZE, CATEGORY_FETCH_SIZE, CMS_LIST_SIZE } from '#config/limits.ts';
import { PRODUCTS_RENEWAL_MS, REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { formatWireTime } from '#domain/wire/time.ts';
import type { Walk } from './place.ts';

/** How documents of a collection are asked for. */
export interface Kind {
  readonly type: string;
  readonly size: number;
  readonly sort?: string;
  readonly renewalMs: number;
  /** What of it is shown. */
  readonly shown?: readonly object[];
  /** Walked through by rising ids, and asked for what changed: of these there are too many for anything else. */
  readonly isWalkedById: boolean;
}

/** Products that are sold or may be again (D35). */
const sold = [{ terms: { status: [0, 1] } }];
/** Articles that are published (spec 7). */
const published = [{ term: { status: 1 } }];
const few = { renewalMs: REFERENCES_RENEWAL_MS, isWalkedById: false };

/** What a stock backend indexes; other collections it does not have (D87). */
export const kinds: Readonly<Record<string, Kind>> = {
  products: {
    type: 'product',
    size: 200,
    sort: 'id:asc',
    shown: sold,
    renewalMs: PRODUCTS_RENEWAL_MS,
    isWalkedById: true,
  },
  categories: { type: 'category', size: CATEGORY_FETCH_SIZE, sort: 'position:asc', ...few },
  attributes: { type: 'attribute', size: ATTRIBUTE_LIST_SIZE, ...few },
  taxrules: { type: 'taxrule', size: ATTRIBUTE_LIST_SIZE, ...few },
  cms_pages: { type: 'cms_page', size: CMS_LIST_SIZE, ...few },
  cms_blocks: { type: 'cms_block', size: CMS_LIST_SIZE, ...few },
  blog_posts: { type: 'cms_blog', size: BLOG_LIST_SIZE, sort: 'publish_date:desc', shown: published, ...few },
};

/** Without an index of them there is no shop; all others it can do without. */
export const needed: ReadonlySet<string> = new Set(['products', 'categories']);

/** What is asked for on a walk, from where it stands. */
export function filtersOf(
  { shown = [], isWalkedById }: Kind,
  { since, after }: Pick<Walk, 'since' | 'after'>,
): readonly object[] {
  if (!isWalkedById) return shown;
  const changed = since === null ? [] : [{ range: { updated_at: { gte: formatWireTime(since) } } }];
  return [...shown, { range: { id: { gt: after } } }, ...changed];
}
