import type { Category } from '../category.ts';
import type { ProductSummary, Variant } from '../product.ts';
import type { Attribute } from '../references.ts';
import { inLocale } from '../translations.ts';
import type { Language } from './language.ts';
import type { IndexedText, PlacedWord } from './text-index.ts';
import { fields } from './tuning.ts';
import { isNumber, type Word, wordsOf } from './words.ts';

/** What follows one of these signs is a remark, and not part of the name. */
const REMARK = /[,(/]| [-–] /u;
const NOUN_MIN = 3;
/** The sale status of nearly all products; its name (`Fast sortiment`) tells nothing of any. */
const ORDINARY = 'product_sale_status=standard';

/** Makes the searchable text of products. Words of categories and options are made once. */
export class ProductTexts {
  private readonly language: Language;
  private readonly locale: string;
  private readonly categories: ReadonlyMap<number, { readonly parentId: number; readonly words: readonly Word[] }>;
  private readonly attributes: ReadonlyMap<string, Attribute>;
  private readonly options = new Map<string, readonly Word[]>();

  constructor({ language, locale, categories, attributes }: TextSources) {
    this.language = language;
    this.locale = locale;
    this.categories = new Map(
      categories.map((category) => [
        Number(category.id),
        { parentId: Number(category.parentId), words: wordsOf(inLocale(category, locale).name) },
      ]),
    );
    this.attributes = attributes;
  }

  of(product: ProductSummary): IndexedText {
    const { name, name1, name2 } = inLocale(product, this.locale);
    // A product without a second name line has its kind in its name.
    const title = name2 === null ? [] : wordsOf(name1 ?? name);
    const what = this.placedNoun(name2 ?? name);
    return {
      words: [
        ...title.map((word) => ({ ...word, places: fields.title })),
        ...what,
        ...this.ofCategories(product.categoryIds),
        ...this.ofAttributes(product.attributes),
        ...product.variants.flatMap(({ values }) => this.ofAttributes(valuesBesides(product.attributes, values))),
      ],
      nameLength: title.length + what.filter(({ places }) => places !== fields.complement).length,
    };
  }

  /**
   * The words that name a thing, with their fields: its noun, the words before that, and what it belongs to or comes
   * with.
   */
  private placedNoun(name: string): PlacedWord[] {
    const words = wordsOf(name);
    const { prepositions, fillers } = this.language;
    const remark = name.search(REMARK);
    const preposition = words.findIndex((word, place) => place > 0 && prepositions.has(word.text));
    const end = preposition === -1 ? words.length : preposition;
    const head = words.findLastIndex(
      ({ text, start }, place) =>
        place < end &&
        (remark === -1 || start < remark) &&
        text.length >= NOUN_MIN &&
        !isNumber(text) &&
        !fillers.has(text),
    );
    return words.map((word, place) => {
      if (place === head) return { ...word, places: fields.head };
      return { ...word, places: place < end ? fields.what : fields.complement };
    });
  }

  private ofCategories(ids: readonly number[]): PlacedWord[] {
    const own = ids.flatMap((id) => this.categories.get(id) ?? []);
    const above = new Set(own.map(({ parentId }) => parentId));
    return ids.flatMap((id) => {
      const places = above.has(id) ? fields.department : fields.category;
      return (this.categories.get(id)?.words ?? []).map((word) => ({ ...word, places }));
    });
  }

  private ofAttributes(attributes: ProductSummary['attributes']): PlacedWord[] {
    return Object.entries(attributes).flatMap(([code, values]) =>
      values.flatMap((value) =>
        this.wordsOfOption(code, String(value)).map((word) => ({ ...word, places: fields.attribute })),
      ),
    );
  }

  private wordsOfOption(code: string, value: string): readonly Word[] {
    const key = `${code}=${value}`;
    if (key === ORDINARY) return [];
    let words = this.options.get(key);
    if (!words) {
      const option = this.attributes.get(code)?.options.find((candidate) => candidate.value === value);
      const isText = option === undefined && !/^\d+$/.test(value);
      words = option ? wordsOf(inLocale(option, this.locale).label) : isText ? wordsOf(value) : [];
      this.options.set(key, words);
    }
    return words;
  }
}

/** Attribute values of a variant that its product does not list, such as its size. */
function valuesBesides(known: ProductSummary['attributes'], values: Variant['values']): ProductSummary['attributes'] {
  const further = Object.entries(values).filter(([code]) => known[code] === undefined);
  return Object.fromEntries(further.map(([code, value]) => [code, [value]]));
}

/** The data that searchable texts of products are made with. */
export interface TextSources {
  readonly language: Language;
  readonly locale: string;
  readonly categories: readonly Category[];
  readonly attributes: ReadonlyMap<string, Attribute>;
}
