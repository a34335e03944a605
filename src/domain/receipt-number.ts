/** Digits and letters that nobody mishears or misreads for another: no 0, 1, I, L, O, U. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

// FNV-1a, 32 bits.
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The number by which an order is known on its device before the shop has given it one, such as `L-7K3F`: short enough to be read out, made
 * of the order's id, so that it is always the same. It begins with a letter, as no order number does.
 */
export function receiptNumber(orderId: string): string {
  let hash = OFFSET;
  for (const sign of orderId) hash = Math.imul(hash ^ sign.codePointAt(0)!, PRIME) >>> 0;
  let said = '';
  for (let place = 0; place < LENGTH; place++) {
    said += SIGNS[hash % SIGNS.length];
    hash = Math.floor(hash / SIGNS.length);
  }
  return `L-${said}`;
}
