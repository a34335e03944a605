import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Link } from '#src/ui/link.tsx';
import { PushedRow } from '#src/ui/pushed-row.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './category-tiles.module.css';

const TILES_MAX = 8;

/**
 * The categories that the shop features (spec 3: is_featured), or else the main ones, as pictures; as words alone when
 * one of them has no picture.
 */
export function CategoryTiles({ categories }: { readonly categories: readonly CategoryMenu[] }) {
  const featured = categories.filter(({ isFeatured }) => isFeatured);
  const shown = (featured.length > 0 ? featured : categories).slice(0, TILES_MAX);
  const arePictured = shown.every(({ image }) => image !== null);
  const tiles = shown.map((category) => (
    <li key={category.id} className={arePictured ? styles.tile : styles.row}>
      {arePictured && (
        <Picture
          image={category.image}
          alt=""
          {...THUMBNAIL_PRODUCT_PX}
          sizes="(width >= 1180px) 18vw, (width >= 768px) 36vw, 62vw"
        />
      )}
      <Name category={category} />
      {!arePictured && <Icon name="chevron" size={20} />}
    </li>
  ));
  return arePictured ? (
    <PushedRow className={styles.tiles}>{tiles}</PushedRow>
  ) : (
    <ul className={styles.rows}>{tiles}</ul>
  );
}

function Name({ category: { name, path, slug, productCount } }: { readonly category: CategoryMenu }) {
  const t = useWords();
  return (
    <div>
      <h3 className={styles.name}>
        <Link to={path} data-testid="category-link" data-slug={slug}>
          {name}
        </Link>
      </h3>
      <span className={styles.count}>{t('listing.products', { count: productCount })}</span>
    </div>
  );
}
