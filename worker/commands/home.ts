import { nothingTyped, type TypedHome } from '#domain/typed-home.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { homeId, typedHome } from '../documents/home.ts';
import { notKept } from '../outbox/not-kept.ts';

/** Remembers measures of the shopper's home; those that another tab remembers meanwhile stay. */
export async function remember(
  { shopper, cart }: WorkerContext,
  { measured }: { readonly measured: Partial<TypedHome> },
): Promise<Result<null>> {
  const id = homeId(cart);
  try {
    await shopper.changeCustomer({ id, kind: 'home', typed: nothingTyped }, (document) => ({
      id,
      kind: 'home',
      typed: { ...typedHome(document), ...measured },
    }));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
