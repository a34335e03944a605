import { cartCountBy } from '#config/settings.ts';

/** What stands on the cart's button. */
export function cartCount(lines: readonly { readonly qty: number }[], by: typeof cartCountBy = cartCountBy): number {
  return by === 'lines' ? lines.length : lines.reduce((sum, { qty }) => sum + qty, 0);
}
