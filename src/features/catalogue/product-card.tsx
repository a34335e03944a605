import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CardView } from '#domain/views/card.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { Swatches } from '#src/ui/swatch.tsx';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly card: CardView;
  /** In the first rows: the picture is wanted at once. */
  readonly isFirst: boolean;
}

/** A product in a list; all of it leads to the product's page. */
export function ProductCard({ card, isFirst }: ProductCardProps) {
  const { t } = useTranslation();
  const format = usePriceText();
  const colours = card.swatches.flatMap(({ colour }) => colour ?? []);
  return (
    <article className={styles.card} data-testid="product-card" data-sku={card.sku}>
      <div className={styles.picture}>
        <Picture
          image={card.image}
          alt=""
          {...THUMBNAIL_PRODUCT_PX}
          sizes="(width >= 1180px) 310px, (width >= 768px) 33vw, 50vw"
          isEager={isFirst}
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={card.path}>{card.name1}</Link>
        </h3>
        {card.name2 && <p className={styles.kind}>{card.name2}</p>}
        <Price {...card.price} format={format} />
      </div>
      <div className={styles.facts}>
        <StockBadge status={card.stock} />
        {colours.length > 1 && (
          <Swatches
            colours={colours}
            label={t('product.swatches', { list: card.swatches.map(({ label }) => label).join(', ') })}
          />
        )}
      </div>
    </article>
  );
}
