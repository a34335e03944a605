import type { ReactNode } from 'react';
import { THUMBNAIL_GALLERY_PX, THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { BannerView } from '#domain/views/banner.ts';
import type { TrailStep } from '#domain/views/listing.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './listing-head.module.css';

interface ListingHeadProps {
  readonly title: string;
  /** The breadcrumbs; `current` is the page itself where the trail does not end with it. */
  readonly trail?: readonly TrailStep[];
  readonly current?: string;
  /** The number of listed products, in words. */
  readonly count?: string | null;
  readonly isComplete?: boolean | undefined;
  readonly head?: BannerView | null;
  readonly tiles?: readonly Tile[] | undefined;
  /** A further remark about the list. */
  readonly note?: ReactNode;
}

/** Another page that belongs to a list. */
export interface Tile {
  readonly id: string;
  readonly path: string;
  /** The slug, if the page is a category. */
  readonly slug?: string | undefined;
  readonly name: string;
  readonly about: string;
  readonly image: string | null;
}

/** The head of a listing: breadcrumbs, title, a picture if there is one, and tiles of related pages. */
export function ListingHead(props: ListingHeadProps) {
  'use memo';
  const { title, trail, current, count, isComplete, head = null, tiles, note } = props;
  const t = useWords();
  return (
    <header className={`${styles.head} ${head ? styles.pictured : ''}`}>
      <div className={styles.words}>
        <Breadcrumbs trail={trail} current={current} />
        <div className={styles.name}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.count} role="status">
            {count}
            {isComplete === false && ` · ${t('listing.collecting')}`}
          </p>
          {head?.subtitle && <p className={styles.lead}>{head.subtitle}</p>}
        </div>
        {note}
      </div>
      {head && (
        <div className={styles.picture}>
          <Picture
            key={head.image}
            image={head.image}
            alt=""
            {...THUMBNAIL_GALLERY_PX}
            sizes="(width >= 1180px) 400px, (width >= 768px) 56vw, 100vw"
            isEager
          />
        </div>
      )}
      {tiles && tiles.length > 0 && <Tiles tiles={tiles} />}
    </header>
  );
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ id, name, path, slug, image, about }) => (
        <li key={id}>
          <Link className={styles.tile} to={path} data-testid={slug && 'category-link'} data-slug={slug}>
            {image !== null && (
              <span className={styles.thumbnail}>
                <Picture image={image} alt="" {...THUMBNAIL_PRODUCT_PX} sizes="62px" />
              </span>
            )}
            <span className={styles.about}>
              <span className={styles.tileName}>{name}</span> <span className={styles.tileCount}>{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
