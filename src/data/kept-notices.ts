import type { ShopError } from '#schemas/errors.ts';
import { nextNoticeId, noticeStore, removeNotice } from './notices.ts';

/** A message that the worker keeps, over restarts too, until it is closed in some tab. */
export interface KeptNotice {
  readonly id: string;
  readonly error: ShopError;
  readonly onClosed: () => void;
}

/** Ids of the kept messages that are open here, or were closed here a moment ago. */
let shownKept: ReadonlySet<string> = new Set();

/** Shows what the worker keeps now, each message once; what was closed in another tab, or is over, goes. */
export function showKept(kept: readonly KeptNotice[]): void {
  const ids = new Set(kept.map(({ id }) => id));
  for (const { id, keptId } of noticeStore.notices) if (keptId !== undefined && !ids.has(keptId)) removeNotice(id);
  for (const { id: keptId, error, onClosed } of kept) {
    if (shownKept.has(keptId)) continue;
    const { code } = error;
    const params = 'params' in error ? error.params : {};
    // It may come while the page starts and nobody reads yet, so it stays until it is closed.
    const stays = { count: 1, undos: [], lifetimeMs: null, piece: null };
    noticeStore.notices.push({ id: nextNoticeId(), code, params, ...stays, keptId, onClosed });
  }
  shownKept = ids;
}
