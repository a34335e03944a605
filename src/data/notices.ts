import { proxy } from 'valtio';
import { NOTICE_LIFETIME_MS } from '#config/limits.ts';
import type { Result, ShopError } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';

/**
 * A message to the shopper, until it goes by itself or is closed. How loud it is and what it offers says the table, which
 * comes with the view of messages, after the first screen.
 */
export interface Notice {
  readonly id: number;
  readonly code: MessageCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** How often it was said; the same message again counts up instead of coming twice (D56). */
  count: number;
  /** What takes back everything that it names, one for each time it was said; none where nothing can be taken back. */
  readonly undos: (() => void)[];
  /** Milliseconds until it goes by itself; `null`: it stays until it is closed (spec 3: timeToLive, hasNoTimeout). */
  readonly lifetimeMs: number | null;
}

interface NoticeOptions {
  /** Takes back what was done. */
  readonly onUndo?: () => void;
  readonly lifetimeMs?: number | null;
}

export const noticeStore = proxy<{ notices: Notice[] }>({ notices: [] });

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
/** Whether somebody reads or points at the messages. */
let isHeld = false;

/** Says a message of the table. */
export function notify(error: ShopError, { onUndo, lifetimeMs = NOTICE_LIFETIME_MS }: NoticeOptions = {}): void {
  const params = 'params' in error ? error.params : {};
  const same = noticeStore.notices.find(
    (notice) => notice.code === error.code && JSON.stringify(notice.params) === JSON.stringify(params),
  );
  if (same) {
    same.count++;
    if (onUndo) same.undos.push(onUndo);
    startTimer(same);
    return;
  }
  const undos = onUndo ? [onUndo] : [];
  const notice: Notice = { id: ++lastId, code: error.code, params, count: 1, undos, lifetimeMs };
  noticeStore.notices.push(notice);
  startTimer(notice);
}

/** Takes back everything that a message names, the last of it first, and the message with it. */
export function undoNotice(id: number): void {
  const undos = noticeStore.notices.find((notice) => notice.id === id)?.undos ?? [];
  closeNotice(id);
  for (const undo of [...undos].reverse()) undo();
}

/** Says why a command was refused; for whoever has nothing else to do with its outcome (decision 036). */
export async function tellRefusal(outcome: Promise<Result<unknown>>): Promise<void> {
  const done = await outcome;
  if (!done.ok) notify(done.error);
}

/** Takes a message away. */
export function closeNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  noticeStore.notices = noticeStore.notices.filter((notice) => notice.id !== id);
  // What is gone can no longer be left by pointer or focus.
  if (isHeld) releaseNotices();
}

/** While somebody reads or points at the messages, none goes away, those that are said meanwhile included. */
export function holdNotices(): void {
  isHeld = true;
  for (const timer of timers.values()) clearTimeout(timer);
}

export function releaseNotices(): void {
  isHeld = false;
  for (const notice of noticeStore.notices) startTimer(notice);
}

function startTimer({ id, lifetimeMs }: Notice): void {
  clearTimeout(timers.get(id));
  if (lifetimeMs === null || isHeld) return;
  timers.set(
    id,
    setTimeout(() => closeNotice(id), lifetimeMs),
  );
}
