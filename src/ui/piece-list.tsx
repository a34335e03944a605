import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { CardView } from '#domain/views/card.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './piece-list.module.css';
import { Price } from './price.tsx';

interface PieceListProps {
  readonly cards: readonly CardView[];
  readonly format: (minor: number) => string;
  /** Called when the shopper goes to a product's page. */
  readonly onLeave?: () => void;
}

/** Products in small, where they are a hint beside something else. */
export function PieceList({ cards, format, onLeave }: PieceListProps) {
  return (
    <ul className={styles.pieces}>
      {cards.map((card) => (
        <li key={card.sku}>
          <Link className={styles.piece} to={card.path} onClick={onLeave}>
            <Picture key={card.image} image={card.image} alt="" {...THUMBNAIL_CART_PX} sizes="160px" />
            <span className={styles.name}>{card.name1}</span>
            <span className={styles.kind}>{card.name2}</span>
            <Price {...card.price} isFrom={card.isFrom} format={format} data-testid="piece-price" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
