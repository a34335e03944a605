import type { HomeBannersView } from '#domain/views/banner.ts';
import { Banner } from '#src/ui/banner.tsx';
import { PushedRow } from '#src/ui/pushed-row.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './home-banners.module.css';

/** The banners of the home page: large ones, and small ones below them (spec 3: banners). */
export function HomeBanners({ banners: { main, small } }: { readonly banners: HomeBannersView }) {
  const t = useWords();
  if (main.length + small.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-banners">
      <h2 id="home-banners" className={styles.heading}>
        {t('home.banners')}
      </h2>
      <ul className={main.length % 2 === 1 ? `${styles.main} ${styles.odd}` : styles.main}>
        {main.map((banner, place) => (
          <li key={`${banner.title} ${banner.path}`}>
            <Banner
              banner={banner}
              sizes={place === 0 ? '(width >= 1180px) 1280px, 100vw' : '(width >= 768px) 50vw, 100vw'}
            />
          </li>
        ))}
      </ul>
      <PushedRow className={styles.small}>
        {small.map((banner) => (
          <li key={`${banner.title} ${banner.path}`}>
            <Banner banner={banner} sizes="(width >= 768px) 33vw, 62vw" />
          </li>
        ))}
      </PushedRow>
    </section>
  );
}
