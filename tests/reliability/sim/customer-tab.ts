import type { SimTab } from './sim-device.ts';

/** The coupon that a tab shows in its cart. */
export function couponOf({ shown }: SimTab): string | null {
  return shown.cart?.coupon?.code ?? null;
}

/** By which a customer of the simulation signs in. */
export function emailOf(name: string): string {
  return `${name}@example.no`;
}
