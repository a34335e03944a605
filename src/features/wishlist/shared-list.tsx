import type { WishlistView, WishView } from '#domain/views/wishlist.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import { WishButton } from './wish-button.tsx';
import { WishRow } from './wish-row.tsx';
import styles from './shared-list.module.css';
import { openWishlist } from './wishlist-store.ts';

/** The articles that somebody shared, each with a heart, and all of them with one button. */
export function SharedList({ wishlist: { items } }: { readonly wishlist: WishlistView }) {
  const t = useWords('wishlist');
  const shown = items.filter(({ state }) => state !== 'gone');
  const gone = items.length - shown.length;
  return (
    <div className={styles.page} data-testid="shared-wishlist">
      <h1 className={styles.title}>{t('shared.title')}</h1>
      <p className={styles.lead}>{t('shared.lead', { count: shown.length })}</p>
      <TakeAll items={shown} />
      <ul>
        {shown.map((item) => (
          <WishRow key={item.wish.sku} item={item} data-testid="shared-wish">
            <WishButton article={articleOf(item)} />
          </WishRow>
        ))}
      </ul>
      {gone > 0 && <p className={styles.gone}>{t('shared.gone', { count: gone })}</p>}
    </div>
  );
}

function TakeAll({ items }: { readonly items: readonly WishView[] }) {
  const t = useWords('wishlist');
  const { addAll } = useWishlistActions();
  const { value: skus } = useLive(queries.wishlist.skus());
  if (!skus) return <div className={styles.take} />;
  const isAllThere = items.every(({ wish }) => skus.includes(wish.sku));
  return (
    <div className={styles.take} role="status">
      {isAllThere && <p>{t('shared.allThere')}</p>}
      {isAllThere ? (
        <Button look="secondary" onClick={openWishlist}>
          {t('shared.open')}
        </Button>
      ) : (
        <Button data-testid="add-all-wishes" onClick={() => void addAll(items.map(articleOf))}>
          {t('shared.addAll')}
        </Button>
      )}
    </div>
  );
}

/** What a link names has no name of its own; that of the product is kept. */
function articleOf({ wish: { parentSku, sku }, name1, name2 }: WishView) {
  return { parentSku, sku, name: name2 ? `${name1} ${name2}` : name1 };
}
