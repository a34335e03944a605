import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PieceList } from '#src/ui/piece-list.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './ways-on.module.css';

/** What leads on from an address where nothing is: the categories, and what many buy. */
export function WaysOn() {
  const t = useWords();
  const format = usePriceText();
  const { value: categories } = useLive(queries.category.tree());
  const { value: bestSellers } = useLive(queries.listing.bestSellers());
  return (
    <div className={styles.ways} data-testid="ways-on">
      <section className={styles.section} aria-labelledby="ways-categories">
        <h2 id="ways-categories" className={styles.title}>
          {t('nav.categories')}
        </h2>
        <ul className={styles.categories}>
          {(categories ?? []).map(({ id, name, path, slug, image }) => (
            <li key={id}>
              <Link className={styles.category} to={path} data-testid="category-link" data-slug={slug}>
                <Picture image={image} alt="" {...THUMBNAIL_PRODUCT_PX} sizes="(width >= 1180px) 330px, 50vw" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {bestSellers && bestSellers.length > 0 && (
        <section className={styles.section} aria-labelledby="ways-best-sellers" data-testid="best-sellers">
          <h2 id="ways-best-sellers" className={styles.title}>
            {t('product:more.bestSellers')}
          </h2>
          <PieceList cards={bestSellers} format={format} />
        </section>
      )}
    </div>
  );
}
