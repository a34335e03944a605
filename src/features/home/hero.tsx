import { useTranslation } from 'react-i18next';
import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './home.module.css';

interface HeroProps {
  readonly categories: readonly CategoryMenu[];
}

const STAGE_SIZE = 3;

/** The welcome: what this shop is, and a first way in. */
export function Hero({ categories }: HeroProps) {
  const { t } = useTranslation();
  const first = categories[0];
  const images = categories.flatMap(({ image }) => image ?? []);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        {first && (
          <ButtonLink isLarge to={first.path}>
            {t('home.explore', { name: first.name })}
          </ButtonLink>
        )}
      </div>
      <div className={styles.stage} aria-hidden="true">
        {images.slice(0, STAGE_SIZE).map((image) => (
          <Picture
            key={image}
            image={image}
            alt=""
            {...THUMBNAIL_PRODUCT_PX}
            sizes="(width >= 1024px) 50vw, 100vw"
            isEager
          />
        ))}
      </div>
    </section>
  );
}
