import { CardRating } from '#src/features/reviews/card-rating.tsx';
import { WishHeart } from '#src/features/wishlist/wish-heart.tsx';
import type { CardToolProps } from '#src/ui/late-tools.ts';

/** What stands on the picture of a product's card. */
export function CardTools({ card }: CardToolProps) {
  return (
    <>
      <CardRating card={card} />
      <WishHeart card={card} />
    </>
  );
}
