import type { StockBadge } from './stock.ts';

/** Where it stands that somebody is told once an article can be bought: `waiting` for the network, known to the shop, or `refused`. */
export interface RestockStanding {
  readonly state: 'waiting' | 'done' | 'refused';
  readonly email: string;
  /** Epoch milliseconds of this device. */
  readonly askedAt: number;
}

/** What a shopper sees of it on an article's page. */
export interface RestockView {
  /** False where the shop has nobody who would tell. */
  readonly isOffered: boolean;
  /** The last wish, or `null`: none is known on this device. */
  readonly standing: RestockStanding | null;
  /** An address that is known here; empty without one. */
  readonly email: string;
}

/** What may be there again, or for the first time; what is discontinued never is. */
const awaited: ReadonlySet<StockBadge> = new Set(['out_of_stock', 'sold_out_season', 'upcoming']);

/** Whether an article may be waited for. */
export function isAwaited(stock: StockBadge): boolean {
  return awaited.has(stock);
}
