import { type ComponentType, memo } from 'react';
import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CardView } from '#domain/views/card.ts';
import { usePriceText } from '#src/data/store-view.ts';
import type { CardToolProps } from '#src/ui/late-tools.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { Swatches } from '#src/ui/swatch.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly card: CardView;
  readonly heading: 'h2' | 'h3';
  /** Whether the card is in the first rows, so that its picture loads at once. */
  readonly isFirst: boolean;
  /** What stands on the picture, once it has loaded. */
  readonly Tool: ComponentType<CardToolProps> | null;
}

/** A product in a list; the whole card is a link to the product's page. */
export const ProductCard = memo(function ProductCard({ card, heading: Heading, isFirst, Tool }: ProductCardProps) {
  'use memo';
  const t = useWords();
  const format = usePriceText();
  const deliveryText = useDeliveryText();
  const colours = card.swatches.flatMap(({ colour }) => colour ?? []);
  return (
    <article className={styles.card} data-testid="product-card" data-sku={card.sku}>
      <div className={styles.picture} data-size={card.size}>
        <Picture
          // With a key of its own, the picture of the previous product does not stay until the new one loads.
          key={card.image}
          image={card.image}
          alt=""
          {...THUMBNAIL_PRODUCT_PX}
          sizes="(width >= 1180px) 310px, (width >= 768px) 33vw, 50vw"
          isEager={isFirst}
        />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {/* Many have the same first name. */}
          <Link to={card.path} aria-label={card.name}>
            {card.name1}
          </Link>
        </Heading>
        {card.name2 && <p className={styles.kind}>{card.name2}</p>}
        <Price {...card.price} isFrom={card.isFrom} format={format} />
      </div>
      <div className={styles.facts}>
        <span>
          <StockBadge status={card.stock} />
          <span className={styles.delivery}>{deliveryText(card.delivery, 'short')}</span>
        </span>
        {colours.length > 1 && (
          <Swatches
            colours={colours}
            label={t('product.swatches', { list: card.swatches.map(({ label }) => label).join(', ') })}
          />
        )}
      </div>
      {Tool && <Tool card={card} />}
    </article>
  );
});
