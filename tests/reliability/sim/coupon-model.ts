/** Whose cart a coupon is in: a customer's on all devices, a guest's on one. */
export type CartOwner = string;

/**
 * What was wanted of the coupons of carts, on each device. A cart has the coupon that was wanted last on one of the devices that
 * ever wanted something of it; where that is a single one, there is nothing else that it may have.
 */
export class CouponModel {
  private readonly wanted = new Map<CartOwner, Map<string, string | null>>();
  /** The coupon that each order was agreed to with. */
  readonly agreed = new Map<string, string | null>();

  want(owner: CartOwner, device: string, code: string | null): void {
    const known = this.wanted.get(owner) ?? new Map<string, string | null>();
    this.wanted.set(owner, known.set(device, code));
  }

  /** An order takes the coupon along that it was agreed to with; the next cart begins without it. */
  order(owner: CartOwner, device: string, orderId: string, code: string | null): void {
    this.agreed.set(orderId, code);
    if (code !== null) this.want(owner, device, null);
  }

  /** A guest signs in: what they wanted is wanted of the customer's cart, and replaces what that had (spec 4: session). */
  takeAlong(guest: CartOwner, owner: CartOwner, device: string): void {
    const code = this.wanted.get(guest)?.get(device) ?? null;
    this.wanted.delete(guest);
    if (code !== null) this.want(owner, device, code);
  }

  /** What the coupon of a cart may be; `null`: none. */
  possible(owner: CartOwner): readonly (string | null)[] {
    return [...(this.wanted.get(owner) ?? new Map([['nobody', null]])).values()];
  }
}
