import { combineLatest, map, type Observable, shareReplay } from 'rxjs';
import type { CartDoc, CustomerDoc, OrderDoc, TaskDoc } from './documents/shopper-documents.ts';
import type { ShopperDatabase } from './database.ts';
import { type CartName, cartKey } from './outbox/cart-record.ts';
import { type CartFacts, type CartState, cartState } from './outbox/cart-state.ts';

/** The shopper's own data: live, and at this moment. */
export class Shopper {
  readonly database: ShopperDatabase;
  readonly carts$: Observable<readonly CartDoc[]>;
  readonly tasks$: Observable<readonly TaskDoc[]>;
  readonly orders$: Observable<readonly OrderDoc[]>;
  readonly customer$: Observable<readonly CustomerDoc[]>;

  constructor(database: ShopperDatabase) {
    this.database = database;
    const { cart, tasks, orders, customer } = database.collections;
    this.carts$ = all<CartDoc>(cart);
    this.tasks$ = all<TaskDoc>(tasks);
    this.orders$ = all<OrderDoc>(orders);
    this.customer$ = all<CustomerDoc>(customer);
  }

  /** The cart of an owner in a store view, live. */
  cart$(name: CartName): Observable<CartState> {
    return combineLatest([this.carts$, this.tasks$, this.orders$]).pipe(
      map(([carts, tasks, orders]) => cartState({ base: baseIn(carts, name), tasks, orders }, name)),
    );
  }

  /** Everything known about a cart at this moment. */
  async cartFacts(name: CartName): Promise<CartFacts> {
    const [base, tasks, orders] = await Promise.all([this.cartDoc(name), this.tasks(), this.orders()]);
    return { base, tasks, orders };
  }

  async cartDoc(name: CartName): Promise<CartDoc | null> {
    return plain<CartDoc>(await this.database.collections.cart.findOne(cartKey(name)).exec());
  }

  async tasks(): Promise<TaskDoc[]> {
    return (await this.database.collections.tasks.find().exec()).map((found) => plain<TaskDoc>(found)!);
  }

  async orders(): Promise<OrderDoc[]> {
    return (await this.database.collections.orders.find().exec()).map((found) => plain<OrderDoc>(found)!);
  }

  async order(id: string): Promise<OrderDoc | null> {
    return plain<OrderDoc>(await this.database.collections.orders.findOne(id).exec());
  }

  async customer(id: string): Promise<CustomerDoc | null> {
    return plain<CustomerDoc>(await this.database.collections.customer.findOne(id).exec());
  }

  /** Changes fields of an order; one that is not here is left alone. */
  async patchOrder(id: string, change: Partial<OrderDoc>): Promise<void> {
    const found = await this.database.collections.orders.findOne(id).exec();
    await found?.incrementalPatch(change);
  }

  /** Changes fields of a task; one that is not here is left alone. */
  async patchTask(id: string, change: Partial<TaskDoc>): Promise<void> {
    const found = await this.database.collections.tasks.findOne(id).exec();
    await found?.incrementalPatch(change);
  }

  async removeTasks(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.collections.tasks.bulkRemove([...ids]);
  }
}

interface Found {
  toJSON(): unknown;
}

/** A document as plain data; `null` stays. */
function plain<T>(found: Found | null): T | null {
  return found ? (found.toJSON() as T) : null;
}

function all<T>(collection: { find(): { $: Observable<readonly Found[]> } }): Observable<readonly T[]> {
  return collection.find().$.pipe(
    map((found) => found.map((document) => document.toJSON() as T)),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}

function baseIn(carts: readonly CartDoc[], name: CartName): CartDoc | null {
  return carts.find(({ id }) => id === cartKey(name)) ?? null;
}
