import type { WireDocument } from '../../store/collections.ts';
import { colours } from '../colours.ts';
import { attributeDocuments, customAttribute, facetAttributes } from '../facet-attributes.ts';
import type { FacetOption } from '../facet-option.ts';
import { materials } from '../facet-options.ts';
import { colourOf } from '../norske-sofaer/colour-words.ts';
import { wholeOf } from '../repeatable.ts';
import { foldLetters } from '../slug.ts';
import type { ListedArticle } from './list-articles.ts';
import type { ListMap } from './list-map.ts';

const VALUE_MIN = 100_000;
const VALUE_MAX = 99_999_999;
const ATTRIBUTE_MIN = 10_000;
const ATTRIBUTE_MAX = 9_999_999;

/** Options that this shop has a word for in every language. */
const known: Readonly<Record<string, readonly FacetOption[]>> = {
  color: Object.values(colours),
  product_material: Object.values(materials),
};

/** The options of a list: what its cells say, each once, whatever letters it is written with. */
export class ListOptions {
  private readonly byCode = new Map<string, Map<string, FacetOption>>();

  constructor(articles: readonly ListedArticle[]) {
    for (const { options } of articles) for (const [code, label] of Object.entries(options)) this.add(code, label);
  }

  /** The value of an option. */
  valueOf(code: string, label: string): number | string {
    return this.byCode.get(code)!.get(foldLetters(label))!.value;
  }

  /** The attributes with these options; `named` says what the list calls them. */
  documents(named: ListMap['options']): WireDocument[] {
    const used = Object.fromEntries([...this.byCode].map(([code, options]) => [code, [...options.values()]]));
    const own = Object.entries(used).filter(([code]) => !(code in facetAttributes));
    return [
      ...attributeDocuments(used),
      ...own.map(([code, options]) =>
        customAttribute(
          code,
          { id: wholeOf(code, 'attribute', ATTRIBUTE_MIN, ATTRIBUTE_MAX), label: named[code]?.label ?? code },
          options,
        ),
      ),
    ];
  }

  private add(code: string, label: string): void {
    const options = this.byCode.get(code) ?? new Map<string, FacetOption>();
    this.byCode.set(code, options);
    const name = foldLetters(label);
    if (options.has(name)) return;
    const same = (known[code] ?? []).find((option) => namesOf(option).includes(name));
    options.set(name, same ? plain(same) : this.own(code, label, options));
  }

  private own(code: string, label: string, options: ReadonlyMap<string, FacetOption>): FacetOption {
    const taken = new Set([...options.values()].map(({ value }) => value));
    let value = wholeOf(foldLetters(label), `option of ${code}`, VALUE_MIN, VALUE_MAX);
    while (taken.has(value)) value++;
    const colour = code === 'color' ? colourOf(label) : null;
    return { value, label, ...(colour ? { swatch: colours[colour].swatch } : {}) };
  }
}

/** What an option is called in every language. */
function namesOf({ label, translations }: FacetOption): string[] {
  return [label, ...Object.values(translations ?? {}).map((texts) => texts.label)].map(foldLetters);
}

function plain({ value, label, swatch, translations }: FacetOption): FacetOption {
  return { value, label, ...(swatch ? { swatch } : {}), ...(translations ? { translations } : {}) };
}
