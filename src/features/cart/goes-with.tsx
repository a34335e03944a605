import type { CartLineView } from '#domain/views/cart.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { PieceList } from '#src/ui/piece-list.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { closeCart } from './cart-store.ts';
import styles from './goes-with.module.css';

const SHOWN_MAX = 3;

interface GoesWithProps {
  /** What was added last. */
  readonly line: CartLineView;
  /** What is in the cart is not offered again. */
  readonly lines: readonly CartLineView[];
}

/** What goes with the piece that was added last; it ends the cart, so that nothing moves when it comes. */
export function GoesWith({ line, lines }: GoesWithProps) {
  const t = useWords();
  const format = usePriceText();
  const { value: matching } = useLive(queries.listing.matching({ sku: line.parentSku }));
  const others = (matching?.cards ?? []).filter(({ sku }) => lines.every(({ parentSku }) => parentSku !== sku));
  if (!matching || others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="goes-with" data-testid="goes-with">
      <h3 id="goes-with" className={styles.title}>
        {t(`product:more.${matching.what}`, { name: matching.name })}
      </h3>
      <PieceList cards={others.slice(0, SHOWN_MAX)} format={format} onLeave={closeCart} />
    </section>
  );
}
