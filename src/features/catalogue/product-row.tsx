import type { CardView } from '#domain/views/card.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './more-products.module.css';

interface ProductRowProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardView[];
}

/** A row of products with a heading, further down on a page; nothing where there are none. */
export function ProductRow({ id, title, cards }: ProductRowProps) {
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
