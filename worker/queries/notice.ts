import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import { isMissingOrder } from '#domain/missing-order.ts';
import type { NoticeView } from '#domain/views/notice.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { WorkerContext } from '../context.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { CustomerDoc, OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { isSameCart } from '../outbox/cart-name.ts';
import { GUEST } from '../outbox/owner.ts';
import { type CartTask, cartTasks } from '../outbox/views/cart-state.ts';
import { isTheirTask } from '../session/their-order.ts';
import { isSameAnswer } from './same-answer.ts';

/** What is still to be told to who uses this device: what the worker left for them, and what the shop did not take. */
export function all(context: WorkerContext): Observable<Answer<readonly NoticeView[]>> {
  const { shopper, session } = context;
  return combineLatest([shopper.customer$, shopper.tasks$, shopper.orders$, shopper.carts$, session.record$]).pipe(
    map(([documents, everybodys, orders, carts]) => {
      const inOrder = everybodys.toSorted((a, b) => a.seq - b.seq);
      const tasks = inOrder.filter((task) => isTheirTask(task, orders, context));
      return ready([
        ...leftNotices(documents),
        ...refusedTasks(tasks, orders),
        ...hints(inOrder, orders, context),
        ...refusedLines(tasks, carts),
      ]);
    }),
    distinctUntilChanged(isSameAnswer),
  );
}

/**
 * That an order waits which a guest placed here, for somebody who has signed in with another e-mail: it may be theirs or not, so nothing is
 * said of it.
 */
function hints(tasks: readonly TaskDoc[], orders: readonly OrderDoc[], context: WorkerContext): NoticeView[] {
  const { owner } = context.cart;
  if (owner === GUEST) return [];
  const waiting = tasks.filter(
    (task) => task.owner === GUEST && !isTheirTask(task, orders, context) && task.hintClosedBy !== owner,
  );
  const keys = waiting.filter((task) => isStuck(task, orders)).map(({ key }) => key);
  return keys.length === 0 ? [] : [{ keys, about: 'device', code: 'guestOrderWaits' }];
}

/** An order that nobody places unless its guest hears of it. */
function isStuck({ id, key, isUntold = false }: TaskDoc, orders: readonly OrderDoc[]): boolean {
  const order = orders.find((candidate) => candidate.id === id && candidate.key === key);
  return order?.state === 'sealed' ? order.isHeld : order !== undefined && isUntold && order.state !== 'accepted';
}

function leftNotices(documents: readonly CustomerDoc[]): NoticeView[] {
  return (
    documents
      .filter((document) => document.kind === 'notice')
      // Versions of before left one for an order, which is told with its task now.
      .filter(({ code }) => code !== 'orderMissing')
      .map(({ id, code }) => ({ keys: [id], about: 'device', code: code as MessageCode }))
  );
}

function refusedTasks(tasks: readonly TaskDoc[], orders: readonly OrderDoc[]): NoticeView[] {
  return tasks
    .filter(({ isUntold }) => isUntold)
    .flatMap((task): NoticeView[] => {
      // Sealed anew, an order has another key, and what becomes of that is told again.
      const keys = [task.key];
      if (task.kind === 'cart.coupon')
        return [{ keys, about: 'coupon', code: 'couponRefused', coupon: task.couponCode ?? '' }];
      if (task.kind === 'task' && task.wish.kind === 'orderChange') {
        const { orderNumber: number } = task.wish;
        return [{ keys, about: 'history', code: 'orderChangeRefused', number, refusal: task.refusalCode ?? '' }];
      }
      const order = orders.find(({ id, key }) => id === task.id && key === task.key);
      // One that was missing, and that the shop has found again, is none to tell of.
      if (task.kind !== 'order.place' || !order || order.state === 'accepted') return [];
      const { id: orderId, totals, placed, currency } = order;
      const { grandTotalMinor: totalMinor } = placed ?? totals;
      return [{ keys, about: 'order', code: toldOf(order), orderId, totalMinor, currency }];
    });
}

function toldOf(order: OrderDoc): 'orderMissing' | 'orderNeedsYou' | 'orderRefused' {
  if (isMissingOrder(order)) return 'orderMissing';
  return order.state === 'needsAttention' ? 'orderNeedsYou' : 'orderRefused';
}

/** Refused changes of carts, those with the same reason together: an addition to many lines is one message. */
function refusedLines(tasks: readonly TaskDoc[], carts: readonly CartDoc[]): NoticeView[] {
  const changes = cartTasks(tasks);
  const refused = changes.filter(({ isUntold }) => isUntold);
  const groups = new Map<string, CartTask[]>();
  for (const task of refused) {
    // A line whose addition was refused is not there, whatever was wanted of it since.
    const isGone = refused.some((other) => isSameLine(other, task) && other.intent.kind === 'add');
    const group = JSON.stringify([isGone ? 'additionRefused' : 'changeRefused', task.refusalCode]);
    groups.set(group, [...(groups.get(group) ?? []), task]);
  }
  return [...groups].map(([group, each]) => {
    const [code, refusal] = JSON.parse(group) as ['additionRefused' | 'changeRefused', string];
    const names = [...new Set(each.map((task) => nameOf(task, changes, carts)))];
    return { keys: each.map(({ key }) => key), about: 'lines', code, names, refusal };
  });
}

function isSameLine(a: CartTask, b: CartTask): boolean {
  return isSameCart(a, b) && a.intent.lineKey === b.intent.lineKey;
}

/** What a line is called where it was put in, or where it is now. */
function nameOf(task: CartTask, changes: readonly CartTask[], carts: readonly CartDoc[]): string {
  const { lineKey, sku } = task.intent;
  const put = changes.find((other) => isSameLine(other, task) && other.intent.line)?.intent.line;
  const held = carts.find((cart) => isSameCart(cart, task))?.lines.find(({ key }) => key === lineKey);
  return (put ?? held)?.snapshot.name ?? sku;
}
