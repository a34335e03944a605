import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CardView } from '#domain/views/card.ts';
import type { CategoryMenu } from '#domain/views/menu.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './hero.module.css';

interface HeroProps {
  readonly categories: readonly CategoryMenu[];
  readonly newest: readonly CardView[];
}

const STAGE_SIZE = 3;

/** The welcome of the home page: what the shop is, and links to begin with. */
export function Hero({ categories, newest }: HeroProps) {
  const t = useWords();
  const [first] = categories;
  const images = stageOf(categories, newest);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.title')}</h1>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.action}>
          {first && (
            <ButtonLink isLarge to={first.path}>
              {t('home.explore', { name: first.name })}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={styles.stage} aria-hidden="true">
        {Array.from({ length: STAGE_SIZE }, (_, place) => (
          <Picture
            key={place}
            image={images[place] ?? null}
            alt=""
            {...THUMBNAIL_PRODUCT_PX}
            // A picture of a room is wider than its frame, which cuts off its edges.
            sizes={place === 0 ? '(width >= 1024px) 54vw, 98vw' : '(width >= 1024px) 27vw, 50vw'}
            isEager
          />
        ))}
      </div>
    </section>
  );
}

/** One picture of each room, another than its tile shows below; without enough of them, pictures of new products. */
function stageOf(categories: readonly CategoryMenu[], newest: readonly CardView[]): readonly string[] {
  const rooms = categories.flatMap(({ image, children }) => children[0]?.image ?? image ?? []);
  const articles = newest.flatMap(({ image }) => image ?? []);
  const pictures = rooms.length >= STAGE_SIZE ? rooms : articles;
  return [...new Set(pictures)].slice(0, STAGE_SIZE);
}
