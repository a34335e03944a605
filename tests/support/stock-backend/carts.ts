import { envelope } from './envelope.ts';

interface Item {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
}

const lineFields: ReadonlySet<string> = new Set(['sku', 'qty', 'item_id', 'quoteId', 'product_option']);

const shippingMethods = [
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    carrier_title: 'Levering',
    method_title: 'Fast pris',
    amount: 80,
    base_amount: 80,
    available: true,
    error_message: '',
    price_excl_tax: 80,
    price_incl_tax: 100,
  },
];

const paymentMethods = [
  { code: 'cashondelivery', title: 'Betal ved levering' },
  { code: 'checkmo', title: 'Faktura' },
];

/** What coupons take off, in per cent. */
const coupons: Readonly<Record<string, number>> = { SOMMER: 10 };

/** Carts of guests, as Magento keeps them behind the project. */
export class Carts {
  private readonly carts = new Map<string, Item[]>();
  private readonly coupons = new Map<string, string>();
  private lastCart = 0;
  private lastItem = 0;

  create(): Response {
    const id = (++this.lastCart).toString(16).padStart(32, '0');
    this.carts.set(id, []);
    return envelope(id);
  }

  /** What was ordered is no cart any more. */
  close(id: unknown): void {
    this.carts.delete(String(id));
  }

  couponOf(id: string): string | null {
    return this.coupons.get(id) ?? null;
  }

  answer(call: string, query: URLSearchParams, body: Readonly<Record<string, unknown>>): Response | null {
    if (call === 'create') return this.create();
    const id = query.get('cartId') ?? '';
    const items = this.carts.get(id);
    if (!items) return envelope('No such entity with %fieldName = %fieldValue', 404);
    switch (call) {
      case 'update':
        return this.update(items, body['cartItem'] as Partial<Item> | undefined);
      case 'delete':
        return this.remove(items, body['cartItem'] as Partial<Item> | undefined);
      case 'pull':
        return envelope(
          items.map((item) => ({ ...item, name: item.sku, price: 100, product_type: 'simple', quote_id: '1' })),
        );
      case 'totals':
        return envelope(this.totals(id));
      case 'coupon':
        return envelope(this.couponOf(id));
      case 'apply-coupon':
        return this.applyCoupon(id, query.get('coupon') ?? '');
      case 'delete-coupon':
        this.coupons.delete(id);
        return envelope(true);
      case 'shipping-methods':
        return body['address']
          ? envelope(shippingMethods)
          : envelope('No address element provided within the request body', 500);
      case 'payment-methods':
        return envelope(paymentMethods);
      case 'shipping-information':
        return body['addressInformation']
          ? envelope({ payment_methods: paymentMethods, totals: this.totals(id) })
          : envelope('No address element provided within the request body', 500);
      default:
        return null;
    }
  }

  private totals(id: string): object {
    return totalsOf(this.carts.get(id) ?? [], coupons[this.coupons.get(id) ?? ''] ?? 0);
  }

  private applyCoupon(id: string, code: string): Response {
    this.coupons.delete(id);
    if (this.carts.get(id)?.length === 0) return envelope('The "%1" Cart doesn\'t contain products.', 404);
    if (!(code in coupons)) return envelope("The coupon code isn't valid. Verify the code and try again.", 404);
    this.coupons.set(id, code);
    return envelope(true);
  }

  private update(items: Item[], line: Partial<Item> | undefined): Response {
    if (!line) return envelope('No cartItem element provided within the request body', 500);
    // Magento takes no field that it does not know.
    const unknown = Object.keys(line).find((name) => !lineFields.has(name));
    if (unknown !== undefined) return envelope(`Property "${unknown}" does not have accessor method`, 500);
    const { sku = '', qty = 1, item_id: known } = line;
    const at = items.findIndex((item) =>
      known === undefined ? item.sku === sku : String(item.item_id) === String(known),
    );
    if (at < 0) {
      const item = { item_id: ++this.lastItem, sku, qty };
      items.push(item);
      return envelope({ ...item, name: sku, price: 100, product_type: 'simple', quote_id: '1' });
    }
    // Without its number an equal line grows, with it the line is set.
    const item = { ...items[at]!, qty: known === undefined ? items[at]!.qty + qty : qty };
    items[at] = item;
    return envelope({ ...item, name: item.sku, price: 100, product_type: 'simple', quote_id: '1' });
  }

  private remove(items: Item[], line: Partial<Item> | undefined): Response {
    if (!line) return envelope('No cartItem element provided within the request body', 500);
    const at = items.findIndex((item) => String(item.item_id) === String(line.item_id));
    if (at >= 0) items.splice(at, 1);
    return at >= 0 ? envelope(true) : envelope('The cart does not contain the item', 404);
  }
}

/** Net at the top, gross in the segments, as Magento does. */
function totalsOf(items: readonly Item[], percent: number): object {
  const subtotal = items.reduce((sum, { qty }) => sum + qty * 100, 0);
  const tax = subtotal / 4;
  const discount = ((subtotal + tax) * percent) / 100;
  return {
    grand_total: subtotal,
    base_grand_total: subtotal,
    subtotal,
    subtotal_incl_tax: subtotal + tax,
    discount_amount: -discount,
    tax_amount: tax,
    items_qty: items.length,
    items: items.map(({ item_id, sku, qty }) => ({
      item_id,
      name: sku,
      qty,
      price: 100,
      price_incl_tax: 125,
      row_total: qty * 100,
      row_total_incl_tax: qty * 125,
      tax_amount: qty * 25,
      tax_percent: 25,
      discount_amount: 0,
      discount_percent: 0,
      options: '[]',
    })),
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal + tax },
      { code: 'tax', title: 'Tax', value: tax },
      ...(discount === 0 ? [] : [{ code: 'discount', title: 'Discount', value: -discount }]),
      { code: 'grand_total', title: 'Grand Total', value: subtotal + tax - discount },
    ],
  };
}
