import type { CmsBlock, CmsPage } from '#schemas/api/generated/types.gen.ts';
import type { Content } from '../content.ts';
import { nameFromWire } from './name.ts';
import { translationsFromWire } from './translations.ts';

/** A page or block of the wire, with what it says in other languages (D93). */
export function contentFromWire(wire: CmsPage | CmsBlock): Content {
  return {
    identifier: wire.identifier,
    title: nameFromWire(wire.title ?? ''),
    html: wire.content,
    translations: translationsFromWire(wire['translations'], { title: 'title', content: 'html' }),
  };
}
