import { normalisePath } from '../paths.ts';
import { looseFields, type LooseFields } from './loose-fields.ts';

/** A page that a backend found for an address. */
export interface MappedPage {
  readonly collection: string;
  readonly document: LooseFields;
}

/** The kinds of pages that this shop has, and the collections of their documents. */
export const pageCollections: Readonly<Record<string, string>> = {
  product: 'products',
  category: 'categories',
  cms_page: 'cms_pages',
  cms_blog: 'blog_posts',
};

/**
 * Reads the answer of `url/map`: `{_type, _source, _404}`, or the search engine's own hit, whose type may only be in
 * the name of its index. `null` when there is no page, when this shop has no page of that kind, and when the hit is
 * only similar, because the engine searches addresses by their words.
 */
export function readMappedPage(result: unknown, path: string): MappedPage | null {
  const hit = looseFields(result);
  const document = looseFields(hit['_source']);
  const collection = pageCollections[typeOf(hit)];
  if (!collection || hit['_404'] === true || !isAt(document, normalisePath(path).slice(1))) return null;
  return { collection, document };
}

/** The rewrite that the resolver names, in the shape of the contract; `null` if it does not lead to another address. */
export function readRewrite(result: unknown, path: string): LooseFields | null {
  const { relative_url: target, redirectCode: code } = looseFields(looseFields(result)['urlResolver']);
  const from = normalisePath(path).slice(1);
  const isElsewhere = typeof target === 'string' && normalisePath(target).slice(1) !== from;
  if (!isElsewhere || (Number(code) !== 301 && Number(code) !== 302)) return null;
  return { id: from, request_path: from, relative_url: target, redirectCode: Number(code) };
}

function typeOf({ _type: type, _index: index }: LooseFields): string {
  if (typeof type === 'string' && Object.hasOwn(pageCollections, type)) return type;
  const found = typeof index === 'string' ? /_(product|category|cms_page|cms_blog)(?:_\d+)?$/.exec(index) : null;
  return found?.[1] ?? '';
}

/**
 * Whether a document belongs to this path: to the whole of it, or as a product to its last step (spec 2: unknown URLs).
 */
function isAt(document: LooseFields, path: string): boolean {
  const last = path.split('/').at(-1);
  const { url_path: urlPath, identifier, slug, url_key: key } = document;
  return urlPath === path || identifier === path || slug === last || key === last;
}
