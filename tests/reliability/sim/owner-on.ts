import { cartKey } from '#worker/outbox/cart-name.ts';
import { GUEST } from '#worker/outbox/owner.ts';
import type { SimDevice } from './sim-device.ts';

/** Whose cart a device shows. */
export function ownerOn(device: SimDevice): string {
  return customerOn(device) ?? guestOf(device);
}

/** The guest of a device, as whose cart is told apart. */
export function guestOf({ name }: SimDevice): string {
  return `guest of ${name}`;
}

/** The name of that cart in the outbox. */
export function cartKeyOn(device: SimDevice): string {
  return cartKey({ owner: customerOn(device) ?? GUEST, storeCode: 'bmno' });
}

function customerOn({ outbox }: SimDevice): string | null {
  const { session } = outbox.contents;
  return session && session.state !== 'ending' ? session.owner : null;
}
