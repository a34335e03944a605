import { type StoreView, storeViewByCode } from '#config/stores.ts';
import { CommandError } from './command-outcome.ts';

/** The store view that a command names. */
export function storeOf(code: string): StoreView {
  const store = storeViewByCode(code);
  if (!store) throw new CommandError(`There is no store view ${code}.`);
  return store;
}
