import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import { GALLERY_PICTURE_SIZES } from '#config/pictures.ts';
import type { GalleryFilm } from '#domain/views/product.ts';
import { useAttempts } from '#src/ui/use-attempts.ts';
import { REDUCED_MOTION, useMedia } from '#src/ui/use-media.ts';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './film.module.css';

interface FilmProps {
  readonly film: GalleryFilm;
  readonly name: string;
}

/** Films last two seconds; at half speed there are four to look at all sides. */
const CALM = 0.5;

/** A film of a piece. It is not kept on the device; without a network its picture is shown with a note. */
export function Film({ film, name }: FilmProps) {
  const t = useWords();
  const { isMissing, fail } = useAttempts(film.url, 1);
  const isStill = useMedia(REDUCED_MOTION);
  const label = film.label ?? name;
  if (isMissing) {
    return (
      <div className={styles.missing}>
        <Picture image={film.image} alt={label} {...THUMBNAIL_GALLERY_PX} sizes={GALLERY_PICTURE_SIZES} />
        <p className={styles.note} role="status">
          {t('product:filmMissing')}
        </p>
      </div>
    );
  }
  return (
    <video
      ref={(element) => {
        if (element) element.defaultPlaybackRate = element.playbackRate = CALM;
      }}
      className={styles.film}
      src={`/media${film.url}`}
      aria-label={label}
      autoPlay={!isStill}
      controls
      loop
      muted
      playsInline
      onError={fail}
    />
  );
}
