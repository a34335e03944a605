import type { StoreView } from '#config/stores.ts';
import type { Customer } from '../account/customers.ts';
import type { Queries } from '../store/database.ts';
import { type Cart, openCart, openCustomerCart } from './cart-store.ts';
import { isNumber } from './with-cart.ts';

interface Named {
  readonly id: string;
  readonly customer: Pick<Customer, 'id'> | null;
}

/** The cart that an order ends; none where its id is empty, dead or that of somebody else. */
export async function namedCart(
  queries: Queries,
  store: StoreView,
  { id, customer }: Named,
): Promise<Cart | undefined> {
  if (id === '') return undefined;
  if (!isNumber(id)) return openCart(queries, store, id, 'write');
  const own = customer ? await openCustomerCart(queries, store, customer.id, 'write') : undefined;
  // An order that was made offline may come after the cart that it was made from was ended by another.
  return own?.id === id ? own : undefined;
}
