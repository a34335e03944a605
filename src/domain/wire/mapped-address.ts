import { normalisePath } from '../paths.ts';
import { looseFields, type LooseFields } from './loose-fields.ts';

/** A page that a backend found for an address. */
export interface MappedPage {
  readonly collection: string;
  readonly document: LooseFields;
}

/** What this shop has pages for, and the collections that they come in. */
export const pageCollections: Readonly<Record<string, string>> = {
  product: 'products',
  category: 'categories',
  cms_page: 'cms_pages',
  cms_blog: 'blog_posts',
};

/**
 * Reads the answer of `url/map`: `{_type, _source, _404}`, or the bare hit of the engine, whose type may only be in the
 * name of its index. `null` is for no page, for kinds that this shop has no page for, and for a hit that is only like
 * what was asked for: the engine finds addresses by their words.
 */
export function readMappedPage(result: unknown, path: string): MappedPage | null {
  const hit = looseFields(result);
  const document = looseFields(hit['_source']);
  const collection = pageCollections[typeOf(hit)];
  if (!collection || hit['_404'] === true || !isAt(document, normalisePath(path).slice(1))) return null;
  return { collection, document };
}

/** The document of a rewrite that the resolver names, in the shape of the contract; `null`: it leads nowhere else. */
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

/** Whether a document lies there: at this whole path, or as a product by its last step (spec 2: unknown URLs). */
function isAt(document: LooseFields, path: string): boolean {
  const last = path.split('/').at(-1);
  const { url_path: urlPath, identifier, slug, url_key: key } = document;
  return urlPath === path || identifier === path || slug === last || key === last;
}
