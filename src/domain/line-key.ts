import type { OptionValue } from './product.ts';

/** Options beyond the variant that make two lines of one sku different (custom options, bundle selections). */
export interface LineOptions {
  readonly custom?: Readonly<Record<string, OptionValue>>;
  readonly bundle?: Readonly<Record<string, { readonly qty: number; readonly selections: readonly OptionValue[] }>>;
}

/**
 * The key of a cart line; equal lines have equal keys on the device and on the server. A variant is named by its own
 * sku; further options follow in a fixed order.
 */
export function lineKey(sku: string, options: LineOptions = {}): string {
  const parts = [sku];
  for (const [id, value] of sorted(options.custom)) parts.push(`c${id}=${escape(String(value))}`);
  for (const [id, { qty, selections }] of sorted(options.bundle)) {
    parts.push(
      `b${id}=${qty}x${[...selections]
        .map((value) => escape(String(value)))
        .sort()
        .join('+')}`,
    );
  }
  return parts.join('|');
}

// A typed text may contain the separators of the key.
function escape(text: string): string {
  return encodeURIComponent(text);
}

function sorted<T>(record: Readonly<Record<string, T>> = {}): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
