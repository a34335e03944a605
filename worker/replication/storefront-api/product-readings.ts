import { ATTRIBUTE_LIST_SIZE } from '#config/limits.ts';
import { compactFieldNames, inheritedPriceNames, type StockBackend } from '#config/stock-backend.ts';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { categoriesAbove, type Category } from '#domain/category.ts';
import { taxRateFor } from '#domain/tax.ts';
import { looseDocument } from '#domain/wire/loose-document.ts';
import { type LooseFields, looseFields } from '#domain/wire/loose-fields.ts';
import { type ProductReading, saysAll } from '#domain/wire/loose-product.ts';
import { taxRuleFromWire } from '#domain/wire/references.ts';
import type { Found } from '#domain/wire/search-answer.ts';
import type { TaxRule } from '#schemas/api/generated/types.gen.ts';
import { zTaxRule } from '#schemas/api/generated/zod.gen.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { ShopApi } from '../../http/shop-api.ts';
import { isLacking, search } from './search.ts';

type Known = Pick<ProductReading, 'rateOf' | 'attributeOf'>;

/** What readings need of whoever pulls: a device or the server. */
export interface ReadingTools {
  readonly api: ShopApi;
  /** The server's time. */
  readonly now: () => number;
  /** Those that were pulled before. */
  readonly categories: () => Promise<readonly Category[]>;
  /** Whether anything of a collection was pulled before. */
  readonly isStored: (collection: string) => Promise<boolean>;
}

/** Nothing has to be known to read anything but products. */
export const plainReading: ProductReading = {
  shortNames: {},
  inherited: [],
  rateOf: () => 0,
  attributeOf: () => undefined,
  above: new Map(),
};

/**
 * What products are read with: a stock backend leaves the words of options to its attributes, and tax to its rules. Both are asked for
 * here and not taken from what was replicated, because a product that a screen waits for may come first.
 */
export class ProductReadings {
  private readonly tools: ReadingTools;
  private readonly stock: StockBackend;
  private asked: { readonly at: number; readonly known: Promise<Result<Known, HttpFailure>> } | null = null;

  constructor(tools: ReadingTools, stock: StockBackend) {
    this.tools = tools;
    this.stock = stock;
  }

  /** How these products are read; a failure where what that needs could not be asked for. */
  async of({
    documents,
    isCompact,
  }: Pick<Found, 'documents' | 'isCompact'>): Promise<Result<ProductReading, HttpFailure>> {
    const form = {
      above: categoriesAbove(await this.tools.categories()),
      shortNames: isCompact ? compactFieldNames : {},
      inherited: isCompact ? inheritedPriceNames : [],
    };
    if (documents.every((document) => saysAll(looseFields(document), form))) return ok({ ...plainReading, ...form });
    const known = await this.known();
    return known.ok ? ok({ ...known.value, ...form }) : known;
  }

  private async known(): Promise<Result<Known, HttpFailure>> {
    const now = this.tools.now();
    if (!this.asked || Math.abs(now - this.asked.at) >= REFERENCES_RENEWAL_MS)
      this.asked = { at: now, known: this.ask() };
    const { asked } = this;
    const known = await asked.known;
    // What failed is asked for again.
    if (!known.ok && this.asked === asked) this.asked = null;
    return known;
  }

  private async ask(): Promise<Result<Known, HttpFailure>> {
    const [attributes, rules] = await Promise.all([this.all('attribute'), this.all('taxrule')]);
    if (!attributes.ok) return attributes;
    if (!rules.ok) return rules;
    return ok({ attributeOf: finder(attributes.value), rateOf: this.rates(rules.value) });
  }

  /** Where the rules have no rate for the country, a price is shown as the backend gives it. */
  private rates(documents: readonly unknown[]): Known['rateOf'] {
    if (this.stock.arePricesGross) return () => 0;
    const rules = documents
      .map((document) => looseDocument('taxrules', document, plainReading))
      .filter((document) => zTaxRule.safeParse(document).success)
      .map((document) => taxRuleFromWire(document as TaxRule));
    const address = { country: this.stock.taxCountry };
    return (taxClassId) =>
      typeof taxClassId === 'number' ? (taxRateFor(rules, { product: taxClassId }, address) ?? 0) : 0;
  }

  private async all(type: 'attribute' | 'taxrule'): Promise<Result<readonly unknown[], HttpFailure>> {
    const documents: unknown[] = [];
    for (;;) {
      const query = { size: ATTRIBUTE_LIST_SIZE, from: documents.length };
      const answer = await search({ api: this.tools.api, stock: this.stock }, { type, body: {}, query });
      const isStored = (): Promise<boolean> => this.tools.isStored(`${type}s`);
      if (!answer.ok) return (await isLacking(answer.error, { isStored })) ? ok(documents) : answer;
      const { documents: found } = answer.value.value;
      documents.push(...found);
      if (found.length < ATTRIBUTE_LIST_SIZE) return ok(documents);
    }
  }
}

function finder(documents: readonly unknown[]): Known['attributeOf'] {
  const attributes = documents.map((document) => looseDocument('attributes', document, plainReading) as LooseFields);
  const byCode = new Map(attributes.map((attribute) => [attribute['attribute_code'], attribute]));
  const byId = new Map(attributes.map((attribute) => [String(attribute['attribute_id']), attribute]));
  return (code, id) => byCode.get(code) ?? byId.get(String(id));
}
