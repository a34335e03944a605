import type { MeasureField } from './measures.ts';
import type { ColourCode } from '../colours.ts';
import type { SideCode } from '../facet-options.ts';

/** Something for sale as a source lists it: a family of variants, or one article by itself. */
export interface Listing {
  readonly brand: string;
  readonly series: string;
  /** Product name 1: the model. */
  readonly model: string;
  /** Product name 2: what it is, `3-seters sofa med sjeselong`. */
  readonly what: string;
  readonly description: string;
  readonly measures: Readonly<Partial<Record<MeasureField, number>>>;
  /** Keys of the categories that name one of its articles. */
  readonly categoryKeys: readonly string[];
  /** Cover and surfaces in the source's words, to tell apart what has the same name. */
  readonly cover: string;
  /** Text that tells what it is made of. */
  readonly materialWords: string;
  /** How it is put together and what it stands on, where the source says so. */
  readonly setup: string;
  readonly articles: readonly ListedArticle[];
}

/** One buyable form of what is listed. */
export interface ListedArticle {
  readonly sku: string;
  readonly gross: number;
  readonly colour: ColourCode | null;
  readonly side: SideCode | null;
  readonly isSoldOnline: boolean;
}

/**
 * Articles of one product must differ, and in the same things: each group holds articles that do, the first of a look
 * in the first group.
 */
export function groupsByLook<T extends ListedArticle>(articles: readonly T[]): T[][] {
  const groups: { known: string; looks: Set<string>; articles: T[] }[] = [];
  for (const article of articles) {
    const known = `${article.colour !== null}/${article.side !== null}`;
    const look = `${article.colour}/${article.side}`;
    let group = groups.find((one) => one.known === known && !one.looks.has(look));
    if (!group) {
      group = { known, looks: new Set(), articles: [] };
      groups.push(group);
    }
    group.looks.add(look);
    group.articles.push(article);
  }
  return groups.map((group) => group.articles);
}

/** The smallest id of a family; its product is called after it (D90). */
export function smallestSku(articles: readonly ListedArticle[]): string {
  return articles.map((article) => article.sku).reduce((smallest, sku) => (sku < smallest ? sku : smallest));
}
