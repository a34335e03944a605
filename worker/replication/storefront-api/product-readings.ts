import { ATTRIBUTE_LIST_SIZE } from '#config/limits.ts';
import { compactFieldNames, inheritedPriceNames, type StockBackend } from '#config/stock-backend.ts';
import { REFERENCES_RENEWAL_MS } from '#config/timings.ts';
import { categoriesAbove, type Category } from '#domain/category.ts';
import { taxRateFor } from '#domain/tax.ts';
import { looseDocument } from '#domain/wire/loose-document.ts';
import { type LooseFields, looseFields } from '#domain/wire/loose-fields.ts';
import type { ProductReading } from '#domain/wire/loose-product.ts';
import { isAllKnown, saysAll } from '#domain/wire/product-needs.ts';
import { taxRuleFromWire } from '#domain/wire/references.ts';
import type { Found } from '#domain/wire/search-answer.ts';
import type { TaxRule } from '#schemas/api/generated/types.gen.ts';
import { zTaxRule } from '#schemas/api/generated/zod.gen.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { HttpFailure } from '../../http/failure.ts';
import type { ShopApi } from '../../http/shop-api.ts';
import { isLacking, search } from './search.ts';

interface Known extends Pick<ProductReading, 'rateOf' | 'attributeOf'> {
  /** Whether a rule is known for this class of products. */
  readonly isTaxKnown: (taxClassId: unknown) => boolean;
}

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

  /**
   * How these products are read, which were looked at then; a failure where what that needs could not be asked for. A product that
   * came with a new word or a new class of tax would keep a number for its word, and a price without tax, until it changes again.
   */
  async of(
    { documents, isCompact }: Pick<Found, 'documents' | 'isCompact'>,
    lookedAt: number,
  ): Promise<Result<ProductReading, HttpFailure>> {
    const form = {
      above: categoriesAbove(await this.tools.categories()),
      shortNames: isCompact ? compactFieldNames : {},
      inherited: isCompact ? inheritedPriceNames : [],
    };
    const products = documents.map(looseFields);
    if (products.every((product) => saysAll(product, form))) return ok({ ...plainReading, ...form });
    let known = await this.known();
    if (known.ok) {
      const reading = { ...known.value, ...form };
      if (!products.every((product) => isAllKnown(product, reading))) known = await this.known(lookedAt);
    }
    return known.ok ? ok({ ...known.value, ...form }) : known;
  }

  /** What is known, and not of before that time. */
  private async known(since = 0): Promise<Result<Known, HttpFailure>> {
    const now = this.tools.now();
    const isOld = !this.asked || this.asked.at < since || Math.abs(now - this.asked.at) >= REFERENCES_RENEWAL_MS;
    if (isOld) this.asked = { at: now, known: this.ask() };
    const asked = this.asked!;
    const known = await asked.known;
    // What failed is asked for again.
    if (!known.ok && this.asked === asked) this.asked = null;
    return known;
  }

  private async ask(): Promise<Result<Known, HttpFailure>> {
    const [attributes, rules] = await Promise.all([this.all('attribute'), this.all('taxrule')]);
    if (!attributes.ok) return attributes;
    if (!rules.ok) return rules;
    return ok({ attributeOf: finder(attributes.value), ...this.rates(rules.value) });
  }

  /** Where the rules have no rate for the country, a price is shown as the backend gives it. */
  private rates(documents: readonly unknown[]): Pick<Known, 'rateOf' | 'isTaxKnown'> {
    if (this.stock.arePricesGross) return { rateOf: () => 0, isTaxKnown: () => true };
    const rules = documents
      .map((document) => looseDocument('taxrules', document, plainReading))
      .filter((document) => zTaxRule.safeParse(document).success)
      .map((document) => taxRuleFromWire(document as TaxRule));
    const address = { country: this.stock.taxCountry };
    return {
      rateOf: (taxClassId) =>
        typeof taxClassId === 'number' ? (taxRateFor(rules, { product: taxClassId }, address) ?? 0) : 0,
      isTaxKnown: (taxClassId) =>
        typeof taxClassId !== 'number' || rules.some(({ productTaxClassIds: ids }) => ids.includes(taxClassId)),
    };
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
