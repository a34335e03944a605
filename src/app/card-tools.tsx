import { CardFit } from '#src/features/product/fit/card-fit.tsx';
import { CardRating } from '#src/features/reviews/card-rating.tsx';
import { WishHeart } from '#src/features/wishlist/wish-heart.tsx';
import type { CardToolProps } from '#src/ui/late-tools.ts';
import styles from './card-tools.module.css';

/** What stands on the picture of a product's card. */
export function CardTools({ card }: CardToolProps) {
  return (
    <>
      <div className={styles.marks}>
        <CardRating card={card} />
        <CardFit card={card} />
      </div>
      <WishHeart card={card} />
    </>
  );
}
