import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defaultStoreView } from '#config/stores.ts';
import { translatedLocales } from '../facet-option.ts';
import { entityOfShape } from '../entity.ts';
import { htmlOf } from './markdown-html.ts';
import type { Fields } from './read-document.ts';
import type { Reading } from './reading.ts';

const [defaultLocale] = defaultStoreView.locales as readonly [string];
const locales: readonly string[] = [defaultLocale, ...translatedLocales];

/** A folder named like a language (`nb`, `sv`) holds the texts in it. */
const localeOf = new Map(locales.map((locale) => [locale.slice(0, 2), locale]));

const FRONT_MATTER = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;

/** A path from the folder that is imported, and the file there. */
interface Named {
  readonly file: string;
  readonly name: string;
}

/**
 * Reads pages, blocks and articles that are written in Markdown: `pages/nb/returns.md` with the fields of the document at
 * its head and its content below, `pages/sv/returns.md` with its words in another language. The file's name is the
 * document's address.
 */
export function readMarkdownFiles(files: readonly Named[], reading: Reading): void {
  const texts = new Map<string, Map<string, Fields>>();
  for (const { file, name } of files) {
    const locale = localeOf.get(basename(dirname(name)));
    const read = locale && textOf(readFileSync(file, 'utf8'));
    if (!locale)
      reading.reject(
        { file: name, line: 1 },
        `a text stands in a folder of its language: ${[...localeOf.keys()].join(', ')}`,
      );
    else if (!read)
      reading.reject({ file: name, line: 1 }, 'the text has no fields between two lines of --- at its head');
    else {
      const key = `${dirname(dirname(name))}/${basename(name, '.md')}`;
      texts.set(key, (texts.get(key) ?? new Map<string, Fields>()).set(locale, read));
    }
  }
  for (const [key, spoken] of texts) gather(key, spoken, reading);
}

function gather(key: string, spoken: ReadonlyMap<string, Fields>, reading: Reading): void {
  const place = { file: `${key}.md`, line: 1 };
  const own = spoken.get(defaultLocale);
  if (!own) return reading.reject(place, `the text is not there in ${defaultLocale}`);
  const translations = Object.fromEntries(
    translatedLocales.flatMap((locale) => (spoken.has(locale) ? [[locale, spoken.get(locale)!]] : [])),
  );
  const address = own['publish_date'] === undefined ? 'identifier' : 'url_key';
  const fields = {
    [address]: basename(key),
    ...own,
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
  reading.documents.push({ entity: entityOfShape(fields)!, fields, place, isText: true });
}

/** The fields of a text; `null` when it has none. */
function textOf(file: string): Fields | null {
  const [, head, body = ''] = FRONT_MATTER.exec(file.replace(/^\uFEFF/, '')) ?? [];
  if (head === undefined) return null;
  const fields = head.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    return name ? [[name, valueOf(value.trim())] as const] : [];
  });
  return { ...Object.fromEntries(fields), content: htmlOf(body) };
}

/** A number, a list or a text in quotes is what JSON says; everything else is a text as it stands. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
