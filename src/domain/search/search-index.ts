import { addTo, type Bitset, createBitset, isIn } from '../catalogue-index/bitset.ts';
import type { ProductColumns } from '../catalogue-index/columns.ts';
import { formatRange } from '../format-range.ts';
import type { ProductSummary } from '../product.ts';
import type { Language } from './language.ts';
import { decided, limited } from './limited.ts';
import type { Limit } from './limits.ts';
import type { NamedOptions } from './named-options.ts';
import { type Plan, Planner } from './plan.ts';
import type { ProductTexts } from './product-text.ts';
import { type Question, questionOf } from './question.ts';
import { ABOUT, measured, MEASURE_TOLERANCE_CM, sized } from './measured.ts';
import { rank, type Ranked } from './rank.ts';
import { scoresOf, type WordScores } from './scores.ts';
import type { Size } from './sizes.ts';
import { SkuIndex } from './sku-index.ts';
import { TextIndex } from './text-index.ts';
import { tuning } from './tuning.ts';
import { isNumber, type Word } from './words.ts';

export interface Search {
  readonly text: string;
  /** Whether the last word may be the beginning of a longer one. */
  readonly isTyping: boolean;
  /** Whether products out of stock are left out (D71). */
  readonly hidesOutOfStock: boolean;
}

/** A filter that words of the text name, with their place. */
export interface Understood {
  readonly code: string;
  readonly value: string;
  /** Whether it is a range that has the numbers in it that were typed. */
  readonly isInclusive?: boolean;
  readonly start: number;
  readonly end: number;
}

/** What a search found. */
export interface Found {
  /** Ordinals of the catalogue index, the best first. */
  readonly order: Uint32Array<ArrayBuffer>;
  /** The same, as a set. */
  readonly set: Bitset;
  /** The products that match the search, or are nearest to it; the others of the set are only similar to them. */
  readonly exact: Bitset;
  readonly understood: readonly Understood[];
  /** The text with unknown words replaced by similar ones of the shop; `null` if all are known. */
  readonly corrected: string | null;
  /** Whether no product matches the whole search. */
  readonly isNearest: boolean;
  /** The words that were searched for in texts. */
  readonly words: readonly Word[];
}

/** The smallest number that may be a measure, in centimetres; a smaller one counts seats. */
const MEASURE_MIN = 20;
const SIZE_FACET = 'size';

/**
 * Finds products by their texts, offline and on the server alike. The catalogue index has to contain the same products.
 */
export class SearchIndex {
  readonly language: Language;
  readonly texts: TextIndex;
  readonly skus = new SkuIndex();
  private readonly planner: Planner;
  private known: {
    readonly columns: ProductColumns;
    readonly population: number;
    readonly version: number;
    readonly ordinals: Int32Array;
  } | null = null;

  constructor(language: Language) {
    this.language = language;
    this.texts = new TextIndex(language);
    this.planner = new Planner(language, this.texts);
  }

  /** Adds products, or replaces their texts. */
  put(products: Iterable<ProductSummary>, texts: ProductTexts): void {
    for (const product of products) {
      this.texts.put(product.id, texts.of(product));
      this.skus.put(product.id, [product.sku, ...product.variants.map(({ sku }) => sku)]);
    }
  }

  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      this.texts.remove(id);
      this.skus.remove(id);
    }
  }

  /** Finds the products that match a text; `columns` and `relevance` are those of the catalogue index. */
  search(
    { text, isTyping, hidesOutOfStock }: Search,
    options: NamedOptions,
    { columns, relevance }: { readonly columns: ProductColumns; readonly relevance: Uint32Array },
  ): Found {
    const question = questionOf(text, this.language);
    const plan = this.planner.plan(question, isTyping);
    const ordinals = this.ordinals(columns);
    const scores = scoresOf(this.texts, plan, true);
    const understood: Understood[] = [];
    for (const named of options.in(question.words)) {
      const set = columns.facets.get(named.code)?.get(named.value);
      if (!set) continue;
      for (let place = named.from; place < named.to; place++) {
        const known = scores[place]!;
        scores[place] = { ...known, isOption: true, rarity: Math.min(known.rarity, tuning.optionRarity) };
        raise(known, set, ordinals, tuning.fields.attribute);
      }
      const { start } = question.words[named.from]!;
      const { end } = question.words[named.to - 1]!;
      // The same words give only one filter, also if they name a colour and a material.
      if (!understood.some((known) => known.start === start))
        understood.push({ code: named.code, value: named.value, start, end });
    }
    for (const [place, word] of question.words.entries()) {
      const cm = isNumber(word.text) ? Number(word.text) : 0;
      if (cm < MEASURE_MIN) continue;
      raise(scores[place]!, measured(columns, cm, cm * ABOUT), ordinals, tuning.aboutMeasure);
      raise(scores[place]!, measured(columns, cm, MEASURE_TOLERANCE_CM), ordinals, tuning.measure);
    }
    for (const size of question.sizes) scores.push(this.sizeScores(size, columns, ordinals));
    // Signs alone ask for nothing, and find nothing.
    const isAsked = question.words.length + question.sizes.length + question.limits.length > 0 || text.trim() === '';
    const shown = isAsked ? shownSet(columns, hidesOutOfStock) : createBitset(columns.room);
    const limits = decided(question.limits, { columns, ordinals, scores, shown });
    const within = limited(columns, shown, limits);
    const bySku = this.skus
      .find(text, isTyping)
      .flatMap((id) => columns.ordinalOf(id) ?? [])
      .filter((ordinal) => isIn(columns.listed.set, ordinal));
    const found = rank({
      texts: this.texts,
      columns,
      ordinals,
      scores,
      relevance,
      shown,
      within,
      tendencies: [...plan.tendencies.values()],
      // While the shopper is still typing, no similar products are added.
      enough: isTyping ? 0 : tuning.enough,
    });
    return {
      ...withSkusFirst(found, bySku),
      understood: eachOnce([...limits.map(ofLimit), ...question.sizes.map(ofSize), ...understood]),
      corrected: this.corrected(question, plan.corrections),
      isNearest: bySku.length === 0 && found.isNearest,
      words: question.words,
    };
  }

  /**
   * The ordinal of the product of each entry; -1 without one. It is kept until a product is added, changed or removed.
   */
  private ordinals(columns: ProductColumns): Int32Array {
    const { ids, version } = this.texts;
    const { population } = columns;
    if (this.known?.columns !== columns || this.known.population !== population || this.known.version !== version) {
      const ordinals = Int32Array.from(ids, (id) => (id === null ? -1 : (columns.ordinalOf(id) ?? -1)));
      this.known = { columns, population, version, ordinals };
    }
    return this.known.ordinals;
  }

  private sizeScores({ sides: [one, other] }: Size, columns: ProductColumns, ordinals: Int32Array): WordScores {
    const asWord = (side: number): Word => ({ text: String(side), written: String(side), start: 0, end: 0 });
    const plan = this.planner.plan({ words: [asWord(one), asWord(other)] }, false);
    const [first, second] = scoresOf(this.texts, plan, false);
    const best = first!.best.map((score, entry) => (Math.min(score, second!.best[entry]!) > 0 ? tuning.same : 0));
    const scores = {
      best,
      inName: first!.inName,
      rarity: Math.max(first!.rarity, second!.rarity),
      isNumber: true,
      isPurpose: false,
      isTendency: false,
      isOption: false,
      isGuess: false,
    };
    raise(scores, sized(columns, [one, other], ABOUT), ordinals, tuning.aboutMeasure);
    raise(scores, sized(columns, [one, other], 0), ordinals, tuning.same);
    return scores;
  }

  private corrected({ text, words }: Question, corrections: Plan['corrections']): string | null {
    if (corrections.size === 0) return null;
    let corrected = text;
    for (const [place, { written }] of [...corrections].reverse()) {
      const { start, end } = words[place]!;
      corrected = corrected.slice(0, start) + written + corrected.slice(end);
    }
    return corrected;
  }
}

/** Raises the scores of the products in a set to at least `score`. */
function raise(scores: WordScores, set: Bitset, ordinals: Int32Array, score: number): void {
  for (let entry = 0; entry < ordinals.length; entry++) {
    const ordinal = ordinals[entry]!;
    if (ordinal >= 0 && score > scores.best[entry]! && isIn(set, ordinal)) scores.best[entry] = score;
  }
}

function shownSet({ listed, ids, numbers }: ProductColumns, hidesOutOfStock: boolean): Bitset {
  if (!hidesOutOfStock) return listed.set;
  const shown = listed.set.slice();
  for (let ordinal = 0; ordinal < ids.length; ordinal++) if (numbers.rank[ordinal]! >= 2) removeFromSet(shown, ordinal);
  return shown;
}

function removeFromSet(set: Bitset, ordinal: number): void {
  set[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

/** Filters without repetitions, because the same words twice mean it once. */
function eachOnce(understood: readonly Understood[]): Understood[] {
  return understood.filter(
    ({ code, value }, place) => understood.findIndex((known) => known.code === code && known.value === value) === place,
  );
}

function ofLimit({ code, range, isInclusive, start, end }: Limit): Understood {
  return { code, value: formatRange(range), isInclusive, start, end };
}

function ofSize({ sides, start, end }: Size): Understood {
  return { code: SIZE_FACET, value: sides.join('x'), start, end };
}

function withSkusFirst({ order, set, exact }: Ranked, skus: readonly number[]): Pick<Found, 'order' | 'set' | 'exact'> {
  if (skus.length === 0) return { order, set, exact };
  for (const ordinal of skus) for (const each of [set, exact]) addTo(each, ordinal);
  const rest = order.filter((ordinal) => !skus.includes(ordinal));
  return { order: Uint32Array.from([...skus, ...rest]), set, exact };
}
