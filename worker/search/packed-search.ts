import { Postings } from '#domain/search/postings.ts';
import { SearchIndex } from '#domain/search/search-index.ts';
import { packBlock } from '../catalogue-index/pack-block.ts';
import { headerOf, unpackColumns } from '../catalogue-index/unpack-block.ts';

const FORMAT = 1;

interface Header {
  readonly format: number;
  readonly language: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly ids: readonly string[];
  readonly skus: readonly (readonly string[])[];
}

/** The search index as one block, without its leftovers of documents that changed or were deleted. */
export function packSearch({ language, texts, skus }: SearchIndex): ArrayBuffer {
  const next = new Int32Array(texts.ids.length);
  const ids: string[] = [];
  const nameLengths: number[] = [];
  for (const [entry, id] of texts.ids.entries()) {
    next[entry] = id === null ? -1 : ids.push(id) - 1;
    if (id !== null) nameLengths.push(texts.nameLengths[entry]!);
  }
  const places = texts.postings.map((postings) => postings.renumbered(next));
  const keys = new Map(skus.all());
  const header: Header = {
    format: FORMAT,
    language: language.code,
    words: texts.vocabulary.written,
    stems: texts.vocabulary.stems,
    ids,
    skus: ids.map((id) => keys.get(id) ?? []),
  };
  const all = new Uint32Array(places.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const some of places) {
    all.set(some, offset);
    offset += some.length;
  }
  const lengths = Uint32Array.from([all.length, ...places.map(({ length }) => length)]);
  return packBlock(header, [lengths, Uint32Array.from(nameLengths), all]);
}

/** The same index; where more of it is left over than is found, a new one without that. */
export function withoutLeftovers(index: SearchIndex): SearchIndex {
  if (!index.texts.isStale) return index;
  const fresh = new SearchIndex(index.language);
  return unpackSearch(fresh, packSearch(index)) ? fresh : index;
}

/** Unpacks a block into an empty index; returns false when it has another format or language, or is damaged. */
export function unpackSearch(index: SearchIndex, data: ArrayBuffer): boolean {
  try {
    const { format, language, words, stems, ids, skus } = headerOf<Header>(data);
    if (format !== FORMAT || language !== index.language.code) return false;
    const lengths = new Uint32Array(words.length + 1);
    const nameLengths = new Uint32Array(ids.length);
    unpackColumns(data, [lengths, nameLengths]);
    const all = new Uint32Array(lengths[0]!);
    unpackColumns(data, [lengths, nameLengths, all]);
    const { texts } = index;
    for (const [number, word] of words.entries()) texts.vocabulary.keep(word, stems[number]!);
    for (const [entry, id] of ids.entries()) {
      texts.takeOver(id, nameLengths[entry]!);
      index.skus.takeOver(id, skus[entry]!);
    }
    let offset = 1;
    let from = 0;
    while (offset < lengths.length) {
      const length = lengths[offset]!;
      texts.postings[offset - 1] = new Postings(all.slice(from, from + length), length);
      from += length;
      offset++;
    }
    return true;
  } catch {
    return false;
  }
}
