import { COMPARISON_MAX } from '#config/limits.ts';

/** An article that a shopper marked, with the name it had, so that it can be named when nobody sells it any more. */
export interface ComparedArticle {
  readonly parentSku: string;
  readonly sku: string;
  readonly name: string;
}

/** What was taken out of a comparison, and where it stood. */
export interface TakenOut {
  readonly at: number;
  readonly article: ComparedArticle;
}

type Compared = readonly ComparedArticle[];

/** The comparison with one more article at its end; `null` where there is no place for it. One that is in it stays. */
export function withArticle(compared: Compared, article: ComparedArticle): Compared | null {
  if (compared.some(({ sku }) => sku === article.sku)) return compared;
  return compared.length < COMPARISON_MAX ? [...compared, article] : null;
}

/** What is taken out when these articles are. */
export function takenOut(compared: Compared, skus: readonly string[]): readonly TakenOut[] {
  return compared.map((article, at) => ({ at, article })).filter(({ article }) => skus.includes(article.sku));
}

/** The comparison without these articles. */
export function withoutArticles(compared: Compared, skus: readonly string[]): Compared {
  return compared.filter(({ sku }) => !skus.includes(sku));
}

/** The comparison with what was taken out of it back in its place, as far as there still is one. */
export function putBack(compared: Compared, taken: readonly TakenOut[]): Compared {
  return taken.reduce((articles, { at, article }) => {
    const isThere = articles.some(({ sku }) => sku === article.sku);
    return isThere || articles.length >= COMPARISON_MAX ? articles : articles.toSpliced(at, 0, article);
  }, compared);
}
