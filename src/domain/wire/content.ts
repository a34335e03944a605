import type { BlogPost, CmsBlock, CmsPage } from '#schemas/api/generated/types.gen.ts';
import type { Content } from '../content.ts';
import { nameFromWire } from './name.ts';
import { translationsFromWire } from './translations.ts';

/** A page or block of the wire, with its translations (D93). */
export function contentFromWire(wire: CmsPage | CmsBlock): Content {
  return {
    identifier: wire.identifier,
    title: nameFromWire(wire.title ?? ''),
    html: wire.content,
    translations: translationsFromWire(wire['translations'], { title: 'title', content: 'html' }),
    ...(typeof wire['image'] === 'string' && wire['image'] !== '' ? { image: wire['image'] } : {}),
  };
}

/** An article of the magazine; its key is its identifier, as for a page (decision 057). */
export function articleFromWire(wire: BlogPost): Content {
  const names = { title: 'title', short_content: 'lead', content: 'html' } as const;
  return {
    identifier: wire.url_key,
    title: nameFromWire(wire.title),
    lead: wire.short_content ?? '',
    html: wire.content ?? '',
    translations: translationsFromWire(wire['translations'], names),
    article: {
      author: nameFromWire(wire.author_name ?? '') || null,
      publishedOn: dateOf(wire.publish_date),
      image: wire.featured_image_file || null,
    },
  };
}

function dateOf(time: string): string | null {
  const date = /^\d{4}-\d\d-\d\d/.exec(time)?.[0];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : null;
}
