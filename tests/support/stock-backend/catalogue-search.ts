import { compactProduct } from './compact-product.ts';
import type { EntityType, IndexDocument } from './documents.ts';
import { search } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { bodyOf, envelope } from './envelope.ts';
import { withTax } from './product-prices.ts';
import type { StockSettings } from './stock-settings.ts';

/** Answers `/api/catalog/{index}/{type}/_search`. */
export async function answerSearch(request: Request, settings: StockSettings): Promise<Response> {
  const { pathname, search: asked } = new URL(request.url);
  const { response_format: format, request_format: _form, ...query } = Object.fromEntries(new URLSearchParams(asked));
  const [index = '', type = '', last = ''] = pathname.slice('/api/catalog/'.length).split('/');
  if (index !== settings.index) return envelope('Invalid / inaccessible index name given in the URL.', 500);
  if (!last.startsWith('_search'))
    return envelope('Please do use following URL format: /api/catalog/<index_name>/_search', 500);
  try {
    const documents = documentsOf(settings, type);
    const { version } = settings;
    const body = request.method === 'POST' ? await bodyOf(request) : {};
    const found = search(documents, {
      query: renamed(query, settings),
      body,
      version,
    });
    const isCompact = format === 'compact';
    const hits = found.hits.map(({ _source }, at) => {
      const source = type === 'product' ? answered(_source, settings, isCompact) : _source;
      return isCompact
        ? { ...source, _score: null }
        : { _index: `${index}_${type}_1`, _type: '_doc', _id: String(at), _score: null, _source: source };
    });
    if (!isCompact)
      return Response.json({
        took: 2,
        timed_out: false,
        _shards: {},
        hits: { total: found.total, max_score: null, hits },
      });
    const { total } = found;
    return Response.json({ hits, total: typeof total === 'number' ? total : total.value });
  } catch (error) {
    if (error instanceof EngineError) return envelope(error.type, 500);
    throw error;
  }
}

/** Before version 6 all types lie in one index, so one without documents is empty and not missing. */
function documentsOf({ contents, version }: StockSettings, type: string): readonly IndexDocument[] {
  const documents = contents[type as EntityType];
  if (documents) return documents;
  if (version < 6) return [];
  throw new EngineError('index_not_found_exception', 'no such index');
}

/** The project takes the names of version 5 and knows what they became. */
function renamed(query: Readonly<Record<string, string>>, { version }: StockSettings): Record<string, string> {
  if (version === 5) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name.replace(/^(_source_(?:in|ex)clude)$/, '$1s'), value]),
  );
}

/** A product as it leaves the project: with tax, and shortened if that was asked for. */
export function answered(
  document: IndexDocument,
  { contents, tax, names }: StockSettings,
  isCompact: boolean,
): Record<string, unknown> {
  const product = structuredClone(document) as Record<string, unknown>;
  if (tax.isCounted) withTax(product, contents.taxrule, tax);
  return isCompact ? compactProduct(product, names) : product;
}
