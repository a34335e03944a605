import { useTranslation } from 'react-i18next';
import { THUMBNAIL_GALLERY_PX, THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CategoryTile, ListingView } from '#domain/views/listing.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './listing-head.module.css';

interface ListingHeadProps {
  readonly listing: ListingView;
}

/** What a category is: the way to it, its name, a picture where it has one, and what lies below it. */
export function ListingHead({ listing: { title, trail, total, head, children, isComplete } }: ListingHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <div className={head ? styles.pictured : undefined}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} />
          <div className={styles.name}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.count} role="status">
              {t('listing.products', { count: total })}
              {!isComplete && ` · ${t('listing.collecting')}`}
            </p>
          </div>
          {head?.subtitle && <p className={styles.lead}>{head.subtitle}</p>}
        </div>
        {head && (
          <div className={styles.picture}>
            <Picture
              key={head.image}
              image={head.image}
              alt=""
              {...THUMBNAIL_GALLERY_PX}
              sizes="(width >= 768px) 56vw, 100vw"
              isEager
            />
          </div>
        )}
      </div>
      {children.length > 0 && <Tiles tiles={children} />}
    </header>
  );
}

/** The categories right below, each with how much is in it. */
function Tiles({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ id, name, path, slug, image, productCount }) => (
        <li key={id}>
          <Link className={styles.tile} to={path} data-testid="category-link" data-slug={slug}>
            {image !== null && (
              <span className={styles.thumbnail}>
                <Picture image={image} alt="" {...THUMBNAIL_PRODUCT_PX} sizes="62px" />
              </span>
            )}
            <span className={styles.about}>
              <span className={styles.tileName}>{name}</span>{' '}
              <span className={styles.tileCount}>{t('listing.products', { count: productCount })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
