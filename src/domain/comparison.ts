import { COMPARISON_MAX } from '#config/limits.ts';

/** An article that a shopper marked. It keeps its name, so that it can be named when it is no longer sold. */
export interface ComparedArticle {
  readonly parentSku: string;
  readonly sku: string;
  readonly name: string;
}

/** An article that was taken out of a comparison, and its place there. */
export interface TakenOut {
  readonly at: number;
  readonly article: ComparedArticle;
}

type Compared = readonly ComparedArticle[];

/**
 * Adds an article at the end; `null` when the comparison is full. An article that is in it already stays in its place.
 */
export function withArticle(compared: Compared, article: ComparedArticle): Compared | null {
  if (compared.some(({ sku }) => sku === article.sku)) return compared;
  return compared.length < COMPARISON_MAX ? [...compared, article] : null;
}

/** What `withoutArticles` takes out for these skus, with their places. */
export function takenOut(compared: Compared, skus: readonly string[]): readonly TakenOut[] {
  return compared.map((article, at) => ({ at, article })).filter(({ article }) => skus.includes(article.sku));
}

/** The comparison without these articles. */
export function withoutArticles(compared: Compared, skus: readonly string[]): Compared {
  return compared.filter(({ sku }) => !skus.includes(sku));
}

/** Puts articles back into their places, as long as there is room and the comparison does not have them. */
export function putBack(compared: Compared, taken: readonly TakenOut[]): Compared {
  return taken.reduce((articles, { at, article }) => {
    const isThere = articles.some(({ sku }) => sku === article.sku);
    return isThere || articles.length >= COMPARISON_MAX ? articles : articles.toSpliced(at, 0, article);
  }, compared);
}
