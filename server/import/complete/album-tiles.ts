import { type Fields, rowsOf } from '../files/read-document.ts';
import { spokenField, spokenFields, type Spoken } from './in-each-language.ts';
import type { PathOfSku } from './written-page.ts';
import { WrittenFault } from './written-fault.ts';

const TILES_OF_ALBUM = 2;

/** The newest pictures of each album as tiles of the home page, which lead to what they show (contract: instagram.json). */
export function albumTiles(albums: readonly Fields[], pathOf: PathOfSku): Fields {
  const tiles = albums.flatMap(({ name, entries }) =>
    rowsOf(entries)
      .toSorted((a, b) => (String(a['sent_on']) < String(b['sent_on']) ? 1 : -1))
      .slice(0, TILES_OF_ALBUM)
      .map((entry) => tileOf(entry, String(name), pathOf)),
  );
  return { id: 'instagram.json', tiles };
}

function tileOf(entry: Fields, album: string, pathOf: PathOfSku): Fields {
  const { products } = entry;
  const sku = String(Array.isArray(products) ? products[0] : products);
  const link = pathOf(sku);
  if (!link) throw new WrittenFault(`the album ${album} names ${sku}, which is not in the catalogue`);
  const title = spokenField(entry, 'caption');
  const sender = `@${String(entry['sent_by'])}`;
  const subtitle: Spoken = {
    own: sender,
    others: Object.fromEntries(Object.keys(title.others).map((locale) => [locale, sender])),
  };
  return { ...spokenFields({ title, subtitle }), image: entry['image'], link, category: album };
}
