import type { WireDocument } from '../../store/collections.ts';
import { inEveryLanguage, paragraphs, spoken, type Texts } from '../texts.ts';
import { type ThemeCode, themeOfArticle } from './themes.ts';

/** Who writes the magazine; nobody of these exists. */
type Author = 'Ingrid Solheim' | 'Jonas Aune' | 'Aino Lehtonen';

/** An article as its author writes it down. */
export interface ArticlePlan {
  readonly id: number;
  /** Its address; a picture of the same name belongs to it. */
  readonly key: string;
  readonly publishedOn: string;
  readonly author: Author;
  /** The first one is where it is found first. */
  readonly themes: readonly [ThemeCode, ...ThemeCode[]];
  readonly title: Texts;
  readonly lead: Texts;
  /** One paragraph a line; headings after `## `, lists after `- `, products as `[words](SKU)`. */
  readonly text: Texts;
}

/** What an article can lead to. */
export type ProductPaths = ReadonlyMap<string, string>;

/** The document of an article (contract: BlogPost). */
export function blogPost(plan: ArticlePlan, paths: ProductPaths): WireDocument {
  const themes = plan.themes.map(themeOfArticle);
  return {
    id: plan.id,
    ...spoken({
      title: plan.title,
      short_content: paragraphs(plan.lead),
      content: inEveryLanguage(paragraphs(plan.text), (html) => withLinks(html, paths)),
    }),
    url_key: plan.key,
    status: 1,
    publish_date: `${plan.publishedOn} 08:00:00`,
    blog_category_ids: themes.map(({ id }) => id),
    blog_categories: themes,
    author_name: plan.author,
    featured_image_file: `/blog/${plan.key}.webp`,
  };
}

function withLinks(html: string, paths: ProductPaths): string {
  return html.replaceAll(/\[([^\]]+)\]\(([\w-]+)\)/g, (_, words: string, sku: string) => {
    const path = paths.get(sku);
    if (path === undefined) throw new Error(`An article names ${sku}, which the shop does not sell.`);
    return `<a href="${path}">${words}</a>`;
  });
}
