import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { ANSWERED_ATTEMPTS_BEFORE_ATTENTION } from '#config/timings.ts';
import { type Answer, ready } from '#domain/answer.ts';
import type { TaskSubject, TaskView } from '#domain/views/outbox.ts';
import type { WorkerContext } from '../context.ts';
import type { OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { hasLaterEdit } from '../outbox/later-edit.ts';
import { GUEST } from '../outbox/owner.ts';
import { isOfReplacement } from '../outbox/repair/replacement.ts';
import { isTheirTask } from '../session/their-order.ts';
import { isSameAnswer } from './same-answer.ts';

/** Every queued item with age, state and reason, oldest first (reliability H2). Answered changes of a cart are history. */
export function all(context: WorkerContext): Observable<Answer<readonly TaskView[]>> {
  const { shopper, connection, session } = context;
  const { tasks$, orders$, carts$ } = shopper;
  return combineLatest([tasks$, orders$, carts$, connection.isOnline$, session.record$]).pipe(
    map(([everybodys, orders, carts, isOnline]) => {
      const tasks = everybodys.filter((task) => isTheirTask(task, orders, context));
      // What a guest queued goes without a token.
      const isTokenMissing = (task: TaskDoc): boolean => session.isExpired && task.owner !== GUEST && isOpen(task);
      const contained = new Set(carts.flatMap((cart) => cart.contained));
      // What the cart holds anyway and is only carried into a new server cart is no wish of its own.
      const isOwnWish = (task: TaskDoc): boolean =>
        !contained.has(task.id) && !isOfReplacement(task, tasks) && !hasLaterEdit(task, tasks);
      const shown = tasks.filter((task) => task.kind === 'order.place' || task.state !== 'sent');
      const views = shown
        .toSorted((a, b) => a.seq - b.seq)
        .map((task) => ({
          ...taskView(task, orders, isOwnWish(task)),
          ...(isTokenMissing(task) ? signInMissing : { reason: reasonOf(task, orders, isOnline) }),
        }));
      return ready(views);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/** Whatever else it waits for, it goes only after a sign-in (D50). */
const signInMissing = { reason: 'unauthorized', canSendNow: false } as const;

/** What refused it or made it wait, or what it waits for before anybody has tried. */
function reasonOf(task: TaskDoc, orders: readonly OrderDoc[], isOnline: boolean): string | null {
  const known = task.refusalCode ?? task.waitReason;
  if (known !== null || task.state !== 'queued') return known;
  const order = orders.find(({ id }) => id === task.id);
  if (order?.isHeld) return 'onRequest';
  return isOnline ? null : 'offline';
}

function taskView(task: TaskDoc, orders: readonly OrderDoc[], isOwnWish: boolean): Omit<TaskView, 'reason'> {
  const needsYou =
    isOpen(task) && task.attempts >= ANSWERED_ATTEMPTS_BEFORE_ATTENTION && task.waitReason === 'serverError';
  return {
    id: task.id,
    kind: task.kind,
    storeCode: task.storeCode,
    state: needsYou || isAskedAgain(task) ? 'conflict' : task.state,
    createdAt: task.createdAt,
    attempts: task.attempts,
    subject: subjectOf(task, orders),
    // Once handed to fetch it may have had its effect, and so has what is paid; the command looks again before it cancels.
    canCancel:
      task.state === 'queued' &&
      (task.attempts === 0 || task.waitReason === 'recaptcha') &&
      isOwnWish &&
      !orders.find(({ id }) => id === task.id)?.isPaid,
    canSendNow: isOpen(task),
  };
}

/** Nobody has answered it. */
function isOpen({ state }: TaskDoc): boolean {
  return state === 'queued' || state === 'sending';
}

/** A booking that the shop did not take: no other time is chosen without the shopper. */
function isAskedAgain(task: TaskDoc): boolean {
  return task.kind === 'task' && task.wish.kind === 'booking' && task.state === 'failed';
}

function subjectOf(task: TaskDoc, orders: readonly OrderDoc[]): TaskSubject {
  if (task.kind === 'cart.change') {
    const { kind, sku, qty, line } = task.intent;
    return { kind: 'line', change: kind, sku, qty, name: line?.snapshot.name ?? null };
  }
  if (task.kind === 'cart.coupon') return { kind: 'coupon', code: task.couponCode };
  if (task.kind === 'task') return task.wish;
  if (task.kind === 'profile.save') return { kind: 'profile' };
  const order = orders.find(({ id }) => id === task.id);
  return {
    kind: 'order',
    orderId: task.id,
    totalMinor: (order?.placed ?? order?.totals)?.grandTotalMinor ?? 0,
    currency: order?.currency ?? '',
    pieces: order?.lines.reduce((sum, { qty }) => sum + qty, 0) ?? 0,
  };
}
