import type { ReactNode } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { NetPricesContext } from '#src/ui/net-prices.ts';

/** Shows prices without tax as long as somebody is signed in whose group has it so (spec 6: tax display by group). */
export function NetPrices({ children }: { readonly children: ReactNode }) {
  const { store } = useStoreView();
  const { value: session } = useLive(queries.session.current());
  return <NetPricesContext value={session?.isNetShown ? store.tax.rateBasisPoints : null}>{children}</NetPricesContext>;
}
