import type { CardToolProps } from '#src/ui/late-tools.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useWish } from './use-wish.ts';
import styles from './wish.module.css';

/** The heart on the picture of a product's card. It stands for the article that is pictured. */
export function WishHeart({ card: { sku, articleSku, name } }: CardToolProps) {
  const t = useWords('wishlist');
  const { isWished, toggle } = useWish({ parentSku: sku, sku: articleSku, name });
  if (isWished === null) return null;
  return (
    <button
      type="button"
      className={isWished ? `${styles.heart} ${styles.wished}` : styles.heart}
      data-testid="wishlist-toggle"
      aria-label={t('toggle', { name })}
      aria-pressed={isWished}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  );
}
