import { useEffect } from 'react';
import type { CardView } from '#domain/views/card.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ProductGrid } from './product-grid.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './more-products.module.css';

/** The rows below a product: matching products, and those that the shopper viewed before. */
export function MoreProducts({ sku }: { readonly sku: string }) {
  const t = useWords();
  const commands = useCommands();
  const { value: matching } = useLive(queries.listing.matching({ sku }));
  const { value: viewed } = useLive(queries.listing.viewed({ besides: sku }));
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
        <Section
          id="matching"
          title={t(`product:more.${matching.what}`, { name: matching.name })}
          cards={matching.cards}
        />
      )}
      {viewed && <Section id="viewed" title={t('product:more.viewed')} cards={viewed} />}
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardView[];
}

function Section({ id, title, cards }: SectionProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id} data-testid={`${id}-products`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ProductGrid cards={cards} list={id} columns="four" isFurtherDown heading="h3" />
    </section>
  );
}
