import { useDeferredValue } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWords } from '#src/ui/use-words.ts';
import { ProductRow } from './product-row.tsx';

/** A row of the products that were looked at last, without the one that is shown anyway. */
export function ViewedProducts({ besides = '' }: { readonly besides?: string }) {
  const t = useWords();
  // In pieces, while somebody looks at what is above.
  const viewed = useDeferredValue(useLive(queries.listing.viewed({ besides })).value);
  return viewed && <ProductRow id="viewed" title={t('product:more.viewed')} cards={viewed} />;
}
