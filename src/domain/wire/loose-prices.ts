import { toMajor, toMinor } from '../money.ts';
import { grossOf } from '../tax.ts';
import { asNumber, type LooseFields } from './loose-fields.ts';

const kinds = ['price', 'original_price', 'special_price', 'final_price'] as const;

/**
 * Gross prices under the names of the contract. Older backends write them in camel case, or give only a price to which no tax was
 * added: `rateBasisPoints` adds it (api-notes: fields without suffix are net; spec 3: camelCase variants).
 */
export function withGrossPrices(fields: LooseFields, rateBasisPoints: number): Record<string, unknown> {
  const prices: Record<string, unknown> = {};
  for (const kind of kinds) {
    const named = asNumber(fields[`${kind}_incl_tax`] ?? fields[`${camelCase(kind)}InclTax`]);
    const net = asNumber(fields[kind] ?? fields[camelCase(kind)]);
    if (typeof net === 'number') prices[kind] = net;
    const gross = named ?? (typeof net === 'number' ? grossFrom(net, rateBasisPoints) : undefined);
    if (gross !== undefined) prices[`${kind}_incl_tax`] = gross;
  }
  return withoutEmptyReductions({ ...fields, ...prices });
}

/** Such backends write zero for a price that is not there; only the price itself may be zero. */
function withoutEmptyReductions(fields: Record<string, unknown>): Record<string, unknown> {
  const empty = kinds.flatMap((kind) =>
    kind !== 'price' && fields[`${kind}_incl_tax`] === 0 ? [kind, `${kind}_incl_tax`] : [],
  );
  return empty.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !empty.includes(name)));
}

/** Whether tax is still to be added to a price. */
export function lacksGrossPrice(fields: LooseFields): boolean {
  return kinds.some((kind) => {
    const [net, gross] = [
      fields[kind] ?? fields[camelCase(kind)],
      fields[`${kind}_incl_tax`] ?? fields[`${camelCase(kind)}InclTax`],
    ];
    return typeof asNumber(net) === 'number' && gross === undefined;
  });
}

/** Whether any gross price is present, also one of zero. */
export function isPriced(fields: LooseFields): boolean {
  return kinds.some((kind) => typeof fields[`${kind}_incl_tax`] === 'number');
}

/**
 * The price to pay in these fields, for comparisons only; `null` without one, and for zero, with which such backends
 * say that there is none.
 */
export function paidPrice(fields: LooseFields): number | null {
  const amounts = kinds.map((kind) => fields[`${kind}_incl_tax`]).filter((amount) => typeof amount === 'number');
  const asked = amounts.filter((amount) => amount > 0);
  return asked.length > 0 ? Math.min(...asked) : null;
}

/** The price fields alone. */
export function pricesOf(fields: LooseFields): LooseFields {
  return Object.fromEntries(kinds.flatMap((kind) => [kind, `${kind}_incl_tax`].map((name) => [name, fields[name]])));
}

function grossFrom(net: number, rateBasisPoints: number): number {
  return toMajor(grossOf(toMinor(net), rateBasisPoints));
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
