import type { CartLine } from '../cart.ts';
import type { CouponChange } from '../coupon-change.ts';
import type { CartCoupon } from '../coupon.ts';
import type { LineHistories } from '../line-history.ts';
import type { DeliveryPromise } from '../delivery-promise.ts';
import type { FeePiece } from '../fees.ts';
import { freeShipping, type FreeShipping } from '../free-shipping.ts';
import { latestPromise } from '../latest-promise.ts';
import type { Taking } from '../offering/in-cart.ts';
import type { StockBadge } from '../stock.ts';
import { payableMinor } from '../totals.ts';
import { type CartTotalsView, type CountedByShop, shownTotals } from './cart-totals.ts';
import { cartCount } from './cart-count.ts';

/** The cart as it is shown. Amounts in minor units, gross. */
export interface CartView {
  readonly lines: readonly CartLineView[];
  /** What became of lines, where that is worth telling. */
  readonly histories: LineHistories;
  /** Lines that went out of it elsewhere, as they were (D85). */
  readonly gone: readonly CartLine[];
  /** Pieces, or lines where the shop counts those (spec 9: cart count). */
  readonly count: number;
  readonly totals: CartTotalsView;
  /** Changes that the server has not seen yet. */
  readonly pending: number;
  /** All of it comes together, with its latest line. */
  readonly delivery: DeliveryPromise | null;
  readonly coupon: CartCoupon | null;
  /** A code that the shop refused, until something else is wanted. */
  readonly refusedCoupon: string | null;
  /** That the coupon became another one elsewhere (D85). */
  readonly couponChange: CouponChange | null;
  /** Nothing of it has to be delivered. */
  readonly isVirtual: boolean;
  /** How far it is to a free delivery; `null` where the shop has none, or nothing is delivered. */
  readonly freeShipping: FreeShipping | null;
}

export interface CartLineView extends FeePiece, Taking {
  readonly key: string;
  readonly sku: string;
  readonly parentSku: string;
  readonly options: CartLine['options'];
  readonly name: string;
  readonly name2: string | null;
  readonly image: string | null;
  readonly path: string | null;
  readonly optionLabels: CartLine['snapshot']['optionLabels'];
  readonly unitMinor: number;
  readonly regularMinor: number | null;
  /** What the row comes to, less its discount (spec 9: discounted rows). */
  readonly rowMinor: number;
  readonly maxQty: number;
  /** `null`: the product is gone, or not known here yet. */
  readonly stock: StockBadge | null;
  /** When the stock was said, or else its document was written. */
  readonly stockAt: number;
  readonly taxBasisPoints: number;
  /** None for what cannot be bought. */
  readonly delivery: DeliveryPromise | null;
  /** Nothing to deliver (spec 4: totals). */
  readonly isVirtual: boolean;
  /** Why the line cannot be bought as it is (D86). */
  readonly problem: 'gone' | 'outOfStock' | 'tooMany' | null;
  /** This device does not know yet what it costs and what it takes from the stock: it is as the shop counted it last, and can be ordered. */
  readonly isUnknown: boolean;
  /** Something was chosen that can be chosen otherwise (spec 4: cart edit mode). */
  readonly isChangeable: boolean;
}

/** The cart with its lines as they are today. */
export function cartView(
  lines: readonly CartLineView[],
  known: CountedByShop & Pick<CartView, 'histories' | 'gone' | 'couponChange'>,
): CartView {
  const { confirmed: _counted, fees: _chosen, freeDeliveryFromMinor, ...shown } = known;
  const { lines: counted, ...totals } = shownTotals(lines, known);
  const isVirtual = isVirtualCart(lines);
  return {
    ...shown,
    lines: lines.map((line, index) => ({ ...line, rowMinor: payableMinor(counted[index]!) })),
    count: cartCount(lines),
    totals,
    delivery: latestPromise(lines.map(({ delivery }) => delivery)),
    isVirtual,
    freeShipping: isVirtual ? null : freeShipping(freeDeliveryFromMinor, totals),
  };
}

/** Whether there is nothing to deliver. */
export function isVirtualCart(lines: readonly Pick<CartLineView, 'isVirtual'>[]): boolean {
  return lines.length > 0 && lines.every(({ isVirtual }) => isVirtual);
}
