import type { WishedArticle } from '#domain/wishlist.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useWish } from './use-wish.ts';
import styles from './wish.module.css';

/** The button that puts an article into the wishlist, or takes it out. */
export function WishButton({ article }: { readonly article: WishedArticle }) {
  const t = useWords('wishlist');
  const { isWished, toggle } = useWish(article);
  // Until the wishlist has loaded, the button could not say what it does.
  if (isWished === null) return null;
  return (
    <Button look="quiet" data-testid="wishlist-toggle" aria-pressed={isWished} onClick={toggle}>
      <span className={isWished ? styles.wished : styles.mark}>
        <Icon name="heart" size={20} />
      </span>
      {t('mark')}
    </Button>
  );
}
