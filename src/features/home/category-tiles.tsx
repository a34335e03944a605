import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './home.module.css';

const TILES_MAX = 8;

/** The main categories as pictures. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategoryMenu[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="home-categories">
      <h2 id="home-categories" className={styles.heading}>
        {t('home.categories')}
      </h2>
      <ul className={styles.categories}>
        {categories.slice(0, TILES_MAX).map(({ id, name, path, slug, image, productCount }) => (
          <li key={id} className={styles.category}>
            {image && <Picture image={image} alt="" {...THUMBNAIL_PRODUCT_PX} sizes="(width >= 768px) 25vw, 50vw" />}
            <h3 className={styles.categoryName}>
              <Link to={path} data-testid="category-link" data-slug={slug}>
                {name}
              </Link>
            </h3>
            <span className={styles.count}>{t('listing.products', { count: productCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
