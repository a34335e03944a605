import type { Fields } from '../files/read-document.ts';
import { htmlOf } from '../files/markdown-html.ts';
import { spokenField, spokenFields, translationsOf } from './in-each-language.ts';
import { spelled, WrittenFault } from './written-fault.ts';

/** What a page, block or article may name in its texts: a product by its sku. */
export type PathOfSku = (sku: string) => string | undefined;

/** A content page that is written in Markdown; what its head leaves out follows from the title. */
export function writtenPage(written: Fields, pathOf: PathOfSku): Fields {
  const titled = inEachLanguage(written, (texts) => ({
    content_heading: texts['title'],
    meta_title: texts['title'],
    ...texts,
  }));
  const created = written['creation_time'];
  return withLinks(
    { page_layout: '1column', active: true, store_id: 0, ...(created ? { update_time: created } : {}), ...titled },
    pathOf,
  );
}

/** A block that is written in Markdown. */
export function writtenBlock(written: Fields, pathOf: PathOfSku): Fields {
  return withLinks({ active: true, store_id: 0, ...written }, pathOf);
}

/** An article that is written in Markdown, with the names of its themes and the picture of its name. */
export function writtenPost(
  written: Fields,
  { pathOf, themes, picture }: { pathOf: PathOfSku; themes: readonly Fields[]; picture: string | undefined },
): Fields {
  const { blog_category_ids: named } = written;
  const ids: readonly unknown[] = Array.isArray(named) ? named : [];
  const own = ids.map((id) => {
    const theme = themes.find((one) => one['id'] === id);
    if (!theme) throw new WrittenFault(`there is no theme ${spelled(id)}`);
    return { id, ...spokenFields({ name: spokenField(theme, 'name') }), url_key: theme['url_key'] };
  });
  const post = { status: 1, blog_categories: own, ...(picture ? { featured_image_file: picture } : {}), ...written };
  const withLead = inEachLanguage(post, (texts) => {
    const lead = texts['short_content'];
    return typeof lead === 'string' ? { ...texts, short_content: htmlOf(lead) } : texts;
  });
  return withLinks(withLead, pathOf);
}

/** The same change to what a document says in each of its languages. */
function inEachLanguage(fields: Fields, change: (texts: Fields) => Fields): Fields {
  const others = Object.entries(translationsOf(fields)).map(([locale, texts]) => [locale, change(texts)]);
  return { ...change(fields), ...(others.length > 0 ? { translations: Object.fromEntries(others) } : {}) };
}

/** Links that name a sku lead to its product; all others stay as they are. */
function withLinks(fields: Fields, pathOf: PathOfSku): Fields {
  return inEachLanguage(fields, (texts) => {
    const { content } = texts;
    if (typeof content !== 'string') return texts;
    return {
      ...texts,
      content: content.replaceAll(/href="([^"/:#?]+)"/g, (_link, sku: string) => {
        const path = pathOf(sku);
        if (path === undefined) throw new WrittenFault(`the text names ${sku}, which is not in the catalogue`);
        return `href="${path}"`;
      }),
    };
  });
}
