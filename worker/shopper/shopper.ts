import { combineLatest, map, type Observable, shareReplay } from 'rxjs';
import type { CartDoc } from '../documents/cart.ts';
import type { CustomerDoc, OrderDoc, TaskDoc } from '../documents/shopper-documents.ts';
import { isUnmeasured } from '../documents/unmeasured-order.ts';
import type { ShopperDatabase } from '../storage/database.ts';
import { type CartName, cartKey } from '../outbox/cart-name.ts';
import { type CartFacts, type CartState, cartState } from '../outbox/views/cart-state.ts';

/**
 * The shopper's own data: live, and at this moment. The only way to it: what RxDB returns has no fields of its own beyond
 * the schema's, so plain documents leave here and nothing else.
 */
export class Shopper {
  readonly carts$: Observable<readonly CartDoc[]>;
  readonly tasks$: Observable<readonly TaskDoc[]>;
  readonly orders$: Observable<readonly OrderDoc[]>;
  readonly customer$: Observable<readonly CustomerDoc[]>;
  /** False where it is gone with the tab. */
  readonly isKept: boolean;
  private readonly database: ShopperDatabase;
  private readonly confirm: Confirm;

  constructor(database: ShopperDatabase, isKept = true, confirm: Confirm = async () => undefined) {
    this.database = database;
    this.isKept = isKept;
    this.confirm = confirm;
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
    const [base, tasks, orders] = await Promise.all([this.cart(name), this.tasks(), this.orders()]);
    return { base, tasks, orders };
  }

  carts = (): Promise<CartDoc[]> => every<CartDoc>(this.database.collections.cart);
  cart = (name: CartName): Promise<CartDoc | null> => one<CartDoc>(this.database.collections.cart, cartKey(name));
  putCart = (cart: CartDoc): Promise<void> => this.write(({ cart: carts }) => carts.upsert(cart));
  /** Changes the base of a cart as it is at that moment: who froze before the write does not bring an older one back. */
  changeCart = (name: CartName, change: (known: CartDoc) => CartDoc): Promise<void> =>
    this.write(async ({ cart: carts }) => {
      const found = await carts.findOne(cartKey(name)).exec();
      await found?.incrementalModify(change);
    });
  removeCarts = (names: readonly CartName[]): Promise<void> =>
    this.write(({ cart: carts }) => carts.bulkRemove(names.map(cartKey)));

  tasks = (): Promise<TaskDoc[]> => every<TaskDoc>(this.database.collections.tasks);
  task = (id: string): Promise<TaskDoc | null> => one<TaskDoc>(this.database.collections.tasks, id);
  putTask = (task: TaskDoc): Promise<void> => this.write(({ tasks }) => tasks.upsert(task));
  /** All of them or none; where one does not get in, that is thrown. */
  putTasks = (tasks: readonly TaskDoc[]): Promise<void> =>
    this.write(async (collections) => {
      const { error } = await collections.tasks.bulkUpsert([...tasks]);
      if (error.length > 0) throw new Error('not kept');
    });
  patchTask = (id: string, change: Partial<TaskDoc>): Promise<void> =>
    this.write(({ tasks }) => patch(tasks, id, change));

  /** Shows how sending goes, on a task that still waits: an answer that came meanwhile is not taken back. */
  async showSending(id: string, change: Pick<TaskDoc, 'state' | 'attempts' | 'waitReason'>): Promise<void> {
    const found = await this.database.collections.tasks.findOne(id).exec();
    await found?.incrementalModify((task: TaskDoc) => (isOpen(task) ? { ...task, ...change } : task));
  }

  /** Whether there was such a task, also one that is over; ids are known for `TASK_MEMORY_MS`. */
  async hadTask(id: string): Promise<boolean> {
    return (await this.database.collections.tasks.storageInstance.findDocumentsById([id], true)).length > 0;
  }

  async removeTasks(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.write(({ tasks }) => tasks.bulkRemove([...ids]));
  }

  /** Lets go what is left of tasks that have been over for longer than this, and of other things that were removed. */
  async forgetRemoved(taskAgeMs: number): Promise<void> {
    const { tasks, customer } = this.database.collections;
    await tasks.storageInstance.cleanup(taskAgeMs);
    await customer.storageInstance.cleanup(0);
  }

  orders = (): Promise<OrderDoc[]> => every<OrderDoc>(this.database.collections.orders);
  order = (id: string): Promise<OrderDoc | null> => one<OrderDoc>(this.database.collections.orders, id);
  putOrder = (order: OrderDoc): Promise<void> => this.write(({ orders }) => orders.upsert(order));
  patchOrder = (id: string, change: Partial<OrderDoc>): Promise<void> =>
    this.write(({ orders }) => patch(orders, id, change));
  /** Notes that web analytics hears of an order; false where that was noted before, by any tab, or it is not bought. */
  async noteMeasured(id: string): Promise<boolean> {
    let isFirst = false;
    const found = await this.database.collections.orders.findOne(id).exec();
    await found?.incrementalModify((order: OrderDoc) => {
      isFirst = isUnmeasured(order);
      return isFirst ? { ...order, isMeasured: true } : order;
    });
    return isFirst;
  }
  removeOrders = (ids: readonly string[]): Promise<void> => this.write(({ orders }) => orders.bulkRemove([...ids]));

  customers = (): Promise<CustomerDoc[]> => every<CustomerDoc>(this.database.collections.customer);
  customer = (id: string): Promise<CustomerDoc | null> => one<CustomerDoc>(this.database.collections.customer, id);
  /** Not RxDB's incremental upsert: after one write that failed it refuses that document for as long as the tab lives. */
  putCustomer = (document: CustomerDoc): Promise<void> => this.changeCustomer(document, () => document);
  /** Changes a document of the shopper's as it is at that moment, also while another tab does; `first` where there is none. */
  changeCustomer = (first: CustomerDoc, change: (known: CustomerDoc) => CustomerDoc): Promise<void> =>
    this.write(async ({ customer }) => {
      const document = await customer.insertIfNotExists(first);
      await document.incrementalModify(async (known: CustomerDoc) => {
        // Who is frozen between the two writes nothing over what others wrote meanwhile.
        await this.confirm();
        return change(known);
      });
    });
  /** Changes a document of the shopper's where it is still here: what was deleted meanwhile does not come back. */
  changeKnown = (id: string, change: (known: CustomerDoc) => CustomerDoc): Promise<void> =>
    this.write(async ({ customer }) => {
      const found = await customer.findOne(id).exec();
      await found?.incrementalModify(change);
    });
  removeCustomer = (id: string): Promise<void> => this.removeCustomers([id]);
  removeCustomers = (ids: readonly string[]): Promise<void> =>
    this.write(({ customer }) => customer.bulkRemove([...ids]));

  /** Wipes from the device what was removed, the ids of tasks that are over too; the library only marks it. */
  async wipeRemoved(): Promise<void> {
    for (const { storageInstance } of Object.values(this.database.collections)) await storageInstance.cleanup(0);
  }

  /** The same data for the holder of a post: once that is lost, nothing of the outbox's views is written any more. */
  under(confirm: Confirm): Shopper {
    return new Shopper(this.database, this.isKept, confirm);
  }

  close = async (): Promise<void> => void (await this.database.close());

  private async write(work: (collections: ShopperDatabase['collections']) => Promise<unknown>): Promise<void> {
    await this.confirm();
    await work(this.database.collections);
  }
}

type Confirm = () => Promise<void>;

function isOpen({ state }: TaskDoc): boolean {
  return state === 'queued' || state === 'sending';
}

interface Queried {
  find(): { exec(): Promise<readonly Found[]>; readonly $: Observable<readonly Found[]> };
  findOne(id: string): { exec(): Promise<(Found & Patched) | null> };
}

interface Patched {
  incrementalPatch(change: object): Promise<unknown>;
}

async function every<T>(collection: Queried): Promise<T[]> {
  return (await collection.find().exec()).map((found) => found.toJSON() as T);
}

async function one<T>(collection: Queried, id: string): Promise<T | null> {
  const found = await collection.findOne(id).exec();
  return found ? (found.toJSON() as T) : null;
}

/** Changes fields of a document; one that is not here is left alone. */
async function patch(collection: Queried, id: string, change: object): Promise<void> {
  await (await collection.findOne(id).exec())?.incrementalPatch(change);
}

interface Found {
  toJSON(): unknown;
}

function all<T>(collection: Queried): Observable<readonly T[]> {
  return collection.find().$.pipe(
    map((found) => found.map((document) => document.toJSON() as T)),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
}

function baseIn(carts: readonly CartDoc[], name: CartName): CartDoc | null {
  return carts.find(({ id }) => id === cartKey(name)) ?? null;
}
