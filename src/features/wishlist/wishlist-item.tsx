import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { WishView } from '#domain/views/wishlist.ts';
import { useAgeText, usePriceText } from '#src/data/store-view.ts';
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useWishlistActions } from './use-wishlist-actions.ts';
import styles from './wishlist-item.module.css';
import { closeWishlist } from './wishlist-store.ts';

interface WishlistItemProps {
  readonly item: WishView;
  /** Called when the item is being taken out, and with it the element that has the focus. */
  readonly onRemoving: () => void;
}

/** An article of the wishlist as it is today; one that is no longer sold says so. */
export function WishlistItem({ item, onRemoving }: WishlistItemProps) {
  const t = useWords('wishlist');
  const { remove, moveToCart } = useWishlistActions();
  const { wish, state, path, name1, name2, variant, image, today } = item;
  const about = [name2, variant].filter(Boolean).join(' · ');
  return (
    <li className={styles.item} data-testid="wishlist-item" data-sku={wish.sku} data-state={state}>
      <Picture key={image} image={image} alt="" {...THUMBNAIL_CART_PX} sizes="96px" />
      <div className={styles.text}>
        {path === null ? (
          <span className={styles.name}>{name1}</span>
        ) : (
          <Link className={styles.name} to={path} onClick={closeWishlist}>
            {name1}
          </Link>
        )}
        {about !== '' && <span className={styles.muted}>{about}</span>}
        {state === 'gone' && <p className={styles.gone}>{t(path === null ? 'gone' : 'goneVariant')}</p>}
        {state === 'unknown' && <p className={styles.muted}>{t('unknown')}</p>}
        {today && <Today today={today} />}
        <div className={styles.tools}>
          {today?.canBeBought ? (
            <Button
              look="secondary"
              aria-label={`${t('toCart')}: ${wish.name}`}
              onClick={() => {
                onRemoving();
                void moveToCart(wish);
              }}
            >
              {t('toCart')}
            </Button>
          ) : (
            path !== null && (
              <ButtonLink look="secondary" to={path} onClick={closeWishlist}>
                {t('choose')}
                <span className="visually-hidden">: {name1}</span>
              </ButtonLink>
            )
          )}
          <IconButton
            icon="trash"
            label={t('remove', { name: wish.name })}
            data-testid="wish-remove"
            onClick={() => {
              onRemoving();
              void remove(wish);
            }}
          />
        </div>
      </div>
    </li>
  );
}

/** Price and stock of today, and how the price changed since the shopper put the article here. */
function Today({ today: { price, changeMinor, stock, delivery } }: { readonly today: NonNullable<WishView['today']> }) {
  const t = useWords('wishlist');
  const format = usePriceText();
  const age = useAgeText();
  const deliveryText = useDeliveryText();
  const amount = format(Math.abs(changeMinor));
  return (
    <>
      <Price {...price} format={format} />
      {changeMinor < 0 && (
        <p className={styles.cheaper} data-testid="wish-cheaper">
          {t('cheaper', { amount })}
        </p>
      )}
      {changeMinor > 0 && (
        <p className={styles.muted} data-testid="wish-dearer">
          {t('dearer', { amount })}
        </p>
      )}
      {price.amountMinor !== null && price.state !== 'live' && (
        <p className={styles.muted}>
          {t(price.state === 'failed' ? 'shop:price.failed' : 'shop:price.asOf', { when: age(price.asOf) })}
        </p>
      )}
      <p className={styles.stock}>
        <StockBadge status={stock} />
        {delivery && <span className={styles.muted}>{deliveryText(delivery, 'short')}</span>}
      </p>
    </>
  );
}
