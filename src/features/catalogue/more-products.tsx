import { useDeferredValue, useEffect } from 'react';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ProductRow } from './product-row.tsx';
import { ViewedProducts } from './viewed-products.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** The rows below a product: matching products, and those that the shopper viewed before. */
export function MoreProducts({ sku }: { readonly sku: string }) {
  const t = useWords();
  const commands = useCommands();
  // In pieces, while somebody looks at the product above.
  const matching = useDeferredValue(useLive(queries.listing.matching({ sku })).value);
  useEffect(() => {
    const remember = async (): Promise<void> => {
      const kept = await commands.viewed.remember({ sku });
      // Remembering fails while its code has not loaded; the shopper did not ask for it, so that is not reported.
      if (!kept.ok && kept.error.code !== 'notAvailableOffline') notify(kept.error);
    };
    void remember();
  }, [commands, sku]);
  return (
    <>
      {matching && (
        <ProductRow
          id="matching"
          title={t(`product:more.${matching.what}`, { name: matching.name })}
          cards={matching.cards}
        />
      )}
      <ViewedProducts besides={sku} />
    </>
  );
}
