import { deliveryTime } from '#domain/delivery-time.ts';
import { asNumber } from '#domain/wire/loose-fields.ts';
import { type Fields, rowsOf } from '../files/read-document.ts';

const STATUS_DISABLED = 2;

/** Whether nobody can buy a product. */
export function isDisabled({ status }: Fields): boolean {
  return asNumber(status) === STATUS_DISABLED;
}

/** What documents of an index are completed from, and what had to be assumed of them. */
export class Index {
  /** Simple products by their skus. */
  readonly simples: ReadonlyMap<string, Fields>;
  /** Skus of all variants that somebody can buy as such. */
  readonly variants: ReadonlySet<string>;
  /** The category above each, by ids; those above all others are not there. */
  readonly above: ReadonlyMap<string, string>;
  private readonly byCode: ReadonlyMap<unknown, Fields>;
  private readonly byId: ReadonlyMap<string, Fields>;
  private withoutStock = 0;

  constructor({
    products,
    attributes,
    categories,
  }: Readonly<Record<'products' | 'attributes' | 'categories', readonly Fields[]>>) {
    const isSimple = ({ type_id: type, configurable_children: children }: Fields): boolean =>
      (type ?? 'simple') === 'simple' && rowsOf(children).length === 0;
    this.simples = new Map(products.filter(isSimple).map((product) => [String(product['sku']), product]));
    this.variants = new Set(
      products
        .filter((product) => !isDisabled(product))
        .flatMap(({ configurable_children: children }) => rowsOf(children).map(({ sku }) => String(sku))),
    );
    const ids = new Set(categories.map(({ id }) => id));
    const below = categories.filter(({ parent_id: parent }) => ids.has(parent));
    this.above = new Map(below.map(({ id, parent_id: parent }) => [String(id), String(parent)]));
    this.byCode = new Map(attributes.map((attribute) => [attribute['attribute_code'], attribute]));
    this.byId = new Map(
      attributes.map((attribute) => [String(attribute['attribute_id'] ?? attribute['id']), attribute]),
    );
  }

  /** The attribute of this code, or else of this number. */
  attribute(code: unknown, id: unknown): Fields | undefined {
    return code === undefined || code === null ? this.byId.get(String(id)) : this.byCode.get(code);
  }

  /** Counts an article that names no quantity. */
  noteWithoutStock(): void {
    this.withoutStock++;
  }

  /** Sentences about what was assumed. */
  assumptions(): string[] {
    if (this.withoutStock === 0) return [];
    const who = this.withoutStock === 1 ? '1 article names' : `${this.withoutStock} articles name`;
    const { span } = deliveryTime(null);
    return [`${who} no quantity in stock: any number can be ordered, and the shop promises it in ${span} weeks.`];
  }
}
