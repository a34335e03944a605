import { proxy } from 'valtio';
import { NOTICE_LIFETIME_MS } from '#config/limits.ts';
import type { Result, ShopError } from '#schemas/errors.ts';
import type { MessageCode } from '#schemas/messages.ts';

/** The article that a message is about, as it is shown beside the words. */
export interface NoticePiece {
  readonly name: string;
  readonly image: string | null;
}

/**
 * A message to the shopper, until it expires or is closed. Its level and actions are in the message table, which loads
 * after the first screen together with the view of messages.
 */
export interface Notice {
  readonly id: number;
  readonly code: MessageCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** How often it was given; the same message again counts up instead of appearing twice (D56). */
  count: number;
  /**
   * One function for each time the message was given, which takes back what it names; empty when nothing can be taken
   * back.
   */
  readonly undos: (() => void)[];
  /** Milliseconds until it closes by itself; `null`: it stays until it is closed (spec 3: timeToLive, hasNoTimeout). */
  readonly lifetimeMs: number | null;
  readonly piece: NoticePiece | null;
  /** What the worker calls it, where that keeps it until it is closed. */
  readonly keptId?: string;
  /** Told that the shopper closed it. */
  readonly onClosed?: () => void;
}

interface NoticeOptions {
  /** Undoes what the message tells. */
  readonly onUndo?: () => void;
  readonly lifetimeMs?: number | null;
  readonly piece?: NoticePiece | undefined;
}

export const noticeStore = proxy<{ notices: Notice[] }>({ notices: [] });

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;
/** Whether the pointer or the focus is on the messages. */
let isHeld = false;

export function nextNoticeId(): number {
  return ++lastId;
}

/** Shows a message of the table. */
export function notify(error: ShopError, options: NoticeOptions = {}): void {
  const { onUndo, lifetimeMs = NOTICE_LIFETIME_MS, piece = null } = options;
  const params = 'params' in error ? error.params : {};
  const same = noticeStore.notices.find(
    (notice) =>
      notice.code === error.code &&
      notice.piece?.name === piece?.name &&
      JSON.stringify(notice.params) === JSON.stringify(params),
  );
  if (same) {
    same.count++;
    if (onUndo) same.undos.push(onUndo);
    startTimer(same);
    return;
  }
  const undos = onUndo ? [onUndo] : [];
  const notice: Notice = { id: nextNoticeId(), code: error.code, params, count: 1, undos, lifetimeMs, piece };
  noticeStore.notices.push(notice);
  startTimer(notice);
}

/** Undoes everything that a message names, the last of it first, and closes the message. */
export function undoNotice(id: number): void {
  const undos = noticeStore.notices.find((notice) => notice.id === id)?.undos ?? [];
  closeNotice(id);
  for (const undo of [...undos].reverse()) undo();
}

/** Shows why a command was refused, for callers that do nothing else with its outcome (decision 036). Resolves with whether it was done. */
export async function tellRefusal(outcome: Promise<Result<unknown>>): Promise<boolean> {
  const done = await outcome;
  if (!done.ok) notify(done.error);
  return done.ok;
}

/** Closes a message. */
export function closeNotice(id: number): void {
  const closed = noticeStore.notices.find((notice) => notice.id === id);
  removeNotice(id);
  closed?.onClosed?.();
}

/** Takes a message off the screen that nobody closed. */
export function removeNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  noticeStore.notices = noticeStore.notices.filter((notice) => notice.id !== id);
  // A closed message can no longer report that pointer or focus left it.
  if (isHeld) releaseNotices();
}

/** Keeps all messages open while the pointer or the focus is on them, including those that are added meanwhile. */
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
