import type { RestockStanding } from '#domain/restock.ts';
import type { CartName } from '../outbox/cart-name.ts';
import type { TaskDoc } from './shopper-documents.ts';

/** Where the shop is asked to tell. */
export const RESTOCK_PATH = '/api/stock/restock';

/** Where an owner's last wish to be told of an article stands; `null` without one. */
export function restockStanding(tasks: readonly TaskDoc[], name: CartName, sku: string): RestockStanding | null {
  const [last] = tasks
    .filter((task): task is RestockTask => isRestock(task) && task.owner === name.owner)
    .filter((task) => task.wish.sku === sku && task.storeCode === name.storeCode)
    .toSorted((a, b) => b.seq - a.seq);
  return last ? { state: stateOf(last), email: last.wish.email, askedAt: last.createdAt } : null;
}

function stateOf({ state }: TaskDoc): RestockStanding['state'] {
  if (state === 'failed') return 'refused';
  return state === 'sent' ? 'done' : 'waiting';
}

type RestockTask = Extract<TaskDoc, { kind: 'task' }> & { readonly wish: { readonly kind: 'restock' } };

function isRestock(task: TaskDoc): task is RestockTask {
  return task.kind === 'task' && task.wish.kind === 'restock';
}
