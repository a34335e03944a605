import { addLaterTexts } from '#src/app/i18n.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { HOME_LIST_SIZE } from '#config/limits.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ProductGrid, ProductGridSkeleton } from '#src/features/catalogue/product-grid.tsx';
import { CategoryTiles } from '#src/features/home/category-tiles.tsx';
import { Hero } from '#src/features/home/hero.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from '#src/features/home/home.module.css';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { AS_IT_COMES_ID } from '#src/ui/page-ids.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { NotOnDevice } from './message-pages.tsx';

const HomeBanners = lazyPart(async () => (await import('#src/features/home/home-banners.tsx')).HomeBanners);

/** It ends the page, so that nothing is pushed away by it. */
const ViewedProducts = unseenPart<object>(async (words) => {
  const [viewed] = await Promise.all([import('#src/features/catalogue/viewed-products.tsx'), addLaterTexts(words)]);
  return viewed.ViewedProducts;
});

/** The home page: the main categories and new products, and what was looked at last (spec 2: /). */
export default function HomePage() {
  const t = useWords();
  const { value: categories } = useLive(queries.category.tree());
  const { value: newest, state } = useLive(queries.listing.newest({ size: HOME_LIST_SIZE }));
  const { value: banners } = useLive(queries.banner.home());
  usePageTitle(t('brand'), newest !== null);
  if (state === 'notOnDevice') return <NotOnDevice />;
  return (
    <>
      <Hero categories={categories ?? []} newest={newest ?? []} />
      <section className={styles.section} aria-labelledby="home-categories">
        <h2 id="home-categories" className={styles.heading}>
          {t('home.categories')}
        </h2>
        <CategoryTiles categories={categories ?? []} />
      </section>
      <section className={styles.section} id={AS_IT_COMES_ID} aria-labelledby="home-newest">
        <h2 id="home-newest" className={styles.heading}>
          {t('home.newest')}
        </h2>
        {newest ? (
          <ProductGrid cards={newest} list="newest" columns="four" isFurtherDown heading="h3" />
        ) : (
          <>
            <ProductGridSkeleton count={HOME_LIST_SIZE} columns="four" />
            <Waiting />
          </>
        )}
      </section>
      {banners && <HomeBanners banners={banners} />}
      <ViewedProducts />
    </>
  );
}
