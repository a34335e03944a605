import type { ReactNode } from 'react';
import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { WishView } from '#domain/views/wishlist.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { WishToday } from './wish-today.tsx';
import styles from './wish-row.module.css';

interface WishRowProps {
  readonly item: WishView;
  /** Called when the shopper goes to the product's page. */
  readonly onLeave?: () => void;
  readonly 'data-testid': string;
  /** What can be done with the article. */
  readonly children: ReactNode;
}

/** An article of a wishlist as it is today; one that is no longer sold says so. */
export function WishRow({ item, onLeave, children, ...rest }: WishRowProps) {
  const t = useWords('wishlist');
  const { wish, state, path, name1, name2, variant, image, today } = item;
  const about = [name2, variant].filter(Boolean).join(' · ');
  return (
    <li {...rest} className={styles.item} data-sku={wish.sku} data-state={state}>
      <Picture key={image} image={image} alt="" {...THUMBNAIL_CART_PX} sizes="96px" />
      <div className={styles.text}>
        {path === null ? (
          <span className={styles.name}>{name1}</span>
        ) : (
          <Link className={styles.name} to={path} onClick={onLeave}>
            {name1}
          </Link>
        )}
        {about !== '' && <span className={styles.muted}>{about}</span>}
        {state === 'gone' && <p className={styles.gone}>{t(path === null ? 'gone' : 'goneVariant')}</p>}
        {state === 'unknown' && <p className={styles.muted}>{t('unknown')}</p>}
        {today && <WishToday today={today} />}
        <div className={styles.tools}>{children}</div>
      </div>
    </li>
  );
}
