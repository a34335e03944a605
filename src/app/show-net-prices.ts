import { useEffect } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { provideTools } from '#src/ui/late-tools.ts';
import { netPricesAt } from '#src/ui/net-price.tsx';

/** Shows prices without tax as long as somebody is signed in whose group has it so (spec 6: tax display by group). */
export function useNetPricesOfGroup(): void {
  const { store } = useStoreView();
  const { value: session } = useLive(queries.session.current());
  const rate = session?.isNetShown ? store.tax.rateBasisPoints : null;
  useEffect(() => provideTools({ net: rate === null ? null : netPricesAt(rate) }), [rate]);
}
