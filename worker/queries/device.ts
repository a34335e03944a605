import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type Answer, ready } from '#domain/answer.ts';
import type { WorkerContext } from '../context.ts';
import { isOfOwner } from '../documents/of-owner.ts';
import type { CartDoc } from '../documents/cart.ts';
import type { CustomerDoc, OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { isSameAnswer } from './same-answer.ts';

/** All that this device keeps of one owner, as it is kept. */
export interface MyDataView {
  readonly owner: string;
  readonly carts: readonly CartDoc[];
  readonly orders: readonly OrderDoc[];
  readonly tasks: readonly TaskDoc[];
  readonly others: readonly CustomerDoc[];
}

/** Everything that this device keeps of who uses it, for them to take away. Tokens are none of it. */
export function myData({ shopper, cart: { owner } }: WorkerContext): Observable<Answer<MyDataView>> {
  const isOwn = (each: { readonly owner: string }): boolean => each.owner === owner;
  return combineLatest([shopper.carts$, shopper.orders$, shopper.tasks$, shopper.customer$]).pipe(
    map(([carts, orders, tasks, others]) =>
      ready({
        owner,
        carts: carts.filter(isOwn),
        orders: orders.filter(isOwn),
        tasks: tasks.filter(isOwn),
        others: others.filter((document) => isOfOwner(document, owner)),
      }),
    ),
    distinctUntilChanged(isSameAnswer),
  );
}
