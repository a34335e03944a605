import { envelope } from './envelope.ts';

interface Item {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
}

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

/** Carts of guests, as Magento keeps them behind the project. */
export class Carts {
  private readonly carts = new Map<string, Item[]>();
  private lastItem = 0;

  create(): Response {
    const id = (this.carts.size + 1).toString(16).padStart(32, '0');
    this.carts.set(id, []);
    return envelope(id);
  }

  answer(call: string, query: URLSearchParams, body: Readonly<Record<string, unknown>>): Response | null {
    if (call === 'create') return this.create();
    const items = this.carts.get(query.get('cartId') ?? '');
    if (!items) return envelope({ errorMessage: 'No such entity with %fieldName = %fieldValue', code: 404 }, 500);
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
        return envelope(totalsOf(items));
      case 'shipping-methods':
        return body['address']
          ? envelope(shippingMethods)
          : envelope('No address element provided within the request body', 500);
      case 'payment-methods':
        return envelope(paymentMethods);
      case 'shipping-information':
        return body['addressInformation']
          ? envelope({ payment_methods: paymentMethods, totals: totalsOf(items) })
          : envelope('No address element provided within the request body', 500);
      default:
        return null;
    }
  }

  private update(items: Item[], line: Partial<Item> | undefined): Response {
    if (!line) return envelope('No cartItem element provided within the request body', 500);
    const { sku = '', qty = 1, item_id: known } = line;
    const at = items.findIndex((item) => (known === undefined ? item.sku === sku : item.item_id === Number(known)));
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
    const at = items.findIndex((item) => item.item_id === Number(line.item_id));
    if (at >= 0) items.splice(at, 1);
    return at >= 0 ? envelope(true) : envelope({ errorMessage: 'The cart does not contain the item', code: 404 }, 500);
  }
}

function totalsOf(items: readonly Item[]): object {
  const subtotal = items.reduce((sum, { qty }) => sum + qty * 100, 0);
  return {
    grand_total: subtotal,
    subtotal,
    discount_amount: 0,
    items: items.map((item) => ({ ...item, price: 100, row_total: item.qty * 100, options: '[]' })),
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal * 1.25 },
      { code: 'tax', title: 'Tax', value: subtotal * 0.25 },
      { code: 'grand_total', title: 'Grand Total', value: subtotal * 1.25 },
    ],
  };
}
