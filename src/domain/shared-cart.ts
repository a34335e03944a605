import { CART_LINES_MAX, QTY_MAX, SHARED_SKU_MAX } from '#config/limits.ts';
import type { CartLine } from './cart.ts';
import { lineKey, type LineOptions } from './line-key.ts';
import { SET_CART_PATH } from './paths.ts';

/** What a link wants of one article: how many, with which choices beside it. */
export type SharedLine = Pick<CartLine, 'sku' | 'qty' | 'options'>;

/** The parameter of the query that names the lines. */
export const SHARED_ITEMS = 'items';
/** Longer texts than a full cart makes are not read to their end. */
const TEXT_MAX = 50_000;

/** The path that shows these lines on another device (spec 2: /set-cart, D30): `items=sku:qty[:options]`. */
export function setCartPath(lines: readonly SharedLine[]): string {
  const items = lines.slice(0, CART_LINES_MAX).map(({ sku, qty, options }) => {
    const choices = lineKey(sku, options).slice(sku.length + 1);
    return [encodeURIComponent(sku), qty, ...(choices === '' ? [] : [encodeURIComponent(choices)])].join(':');
  });
  return `${SET_CART_PATH}?${SHARED_ITEMS}=${encodeURIComponent(items.join(','))}`;
}

/** The lines that the parameter of an address names; equal ones become one, and what is no line is left out. */
export function sharedLines(text: string): readonly SharedLine[] {
  const lines = new Map<string, SharedLine>();
  for (const item of text.slice(0, TEXT_MAX).split(',')) {
    const line = lineOf(item);
    if (!line) continue;
    const key = lineKey(line.sku, line.options);
    const qty = Math.min(QTY_MAX, line.qty + (lines.get(key)?.qty ?? 0));
    if (lines.has(key) || lines.size < CART_LINES_MAX) lines.set(key, { ...line, qty });
  }
  return [...lines.values()];
}

function lineOf(item: string): SharedLine | null {
  const [sku = '', qty = '1', choices = '', ...rest] = item.split(':').map(decoded);
  const isSku = sku.trim() !== '' && sku.length <= SHARED_SKU_MAX && !/\p{Cc}/u.test(sku);
  if (!isSku || !/^[1-9]\d{0,2}$/.test(qty) || rest.length > 0) return null;
  const options = optionsOf(choices);
  return options && { sku, qty: Number(qty), options };
}

/** The choices that a line's key has behind its sku, or `null`. */
function optionsOf(text: string): LineOptions | null {
  const custom: [string, string][] = [];
  const bundle: [string, { qty: number; selections: string[] }][] = [];
  for (const part of text === '' ? [] : text.split('|')) {
    const own = /^c([^=|]+)=(.+)$/.exec(part);
    const slot = /^b([^=|]+)=(\d{1,3})x(.*)$/.exec(part);
    if (own) custom.push([own[1]!, decoded(own[2]!)]);
    else if (slot) bundle.push([slot[1]!, { qty: Number(slot[2]), selections: slot[3]!.split('+').map(decoded) }]);
    else return null;
  }
  return {
    ...(custom.length > 0 ? { custom: Object.fromEntries(custom) } : {}),
    ...(bundle.length > 0 ? { bundle: Object.fromEntries(bundle) } : {}),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
