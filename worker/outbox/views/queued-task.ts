import type { TaskDoc } from '../../documents/shopper-documents.ts';
import type { Entry } from '../entry.ts';

/** A queued call that screens tell of; the others nobody asked for, or they are shown where they were made. */
export type ToldEntry = Exclude<Entry, { kind: (typeof untold)[number] }>;

const untold = ['cart.create', 'cart.takeOut', 'wishlist.change', 'session.end'] as const;

export function isTold(entry: Entry): entry is ToldEntry {
  return !untold.some((kind) => kind === entry.kind);
}

/** What screens watch of a queued call. */
export function queuedTask(entry: ToldEntry): TaskDoc {
  const { id, seq, owner, storeCode, key, createdAt } = entry;
  const shared = {
    id,
    seq,
    owner,
    storeCode,
    key,
    createdAt,
    state: 'queued',
    attempts: 0,
    waitReason: null,
    refusalCode: null,
  } as const;
  if (entry.kind === 'profile.save') {
    const { kind, edit, update, base } = entry;
    return { ...shared, kind, edit, update, base };
  }
  if (entry.kind === 'task') return { ...shared, kind: entry.kind, wish: entry.wish, wire: entry.wire, result: null };
  if (entry.kind === 'cart.coupon')
    return { ...shared, kind: entry.kind, couponCode: entry.couponCode, percent: entry.percent ?? null };
  return entry.kind === 'cart.change'
    ? { ...shared, kind: entry.kind, intent: entry.intent }
    : { ...shared, kind: entry.kind };
}
