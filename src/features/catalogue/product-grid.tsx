import type { CardView } from '#domain/views/card.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

const FIRST_ROWS = 4;

/** Products side by side. */
export function ProductGrid({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, position) => (
        <li key={card.id}>
          <ProductCard card={card} isFirst={position < FIRST_ROWS} />
        </li>
      ))}
    </ul>
  );
}

/** The place of products that are on their way. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <li key={position} className={styles.skeleton} />
      ))}
    </ul>
  );
}
