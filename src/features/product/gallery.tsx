import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import type { GalleryPicture } from '#domain/views/product.ts';
import { Picture } from '#src/ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly name: string;
  readonly items: readonly GalleryPicture[];
}

/** The pictures of a product; the chosen variant's comes first. */
export function Gallery({ name, items }: GalleryProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = items.find(({ image }) => image === chosen) ?? items[0];
  return (
    <div className={styles.gallery} data-testid="gallery" role="group" aria-label={t('product.gallery')}>
      <div className={styles.main}>
        <Picture
          image={shown?.image ?? null}
          alt={shown?.label ?? name}
          {...THUMBNAIL_GALLERY_PX}
          sizes="(width >= 1024px) 60vw, 100vw"
          isEager
        />
      </div>
      {items.length > 1 && (
        <ul className={styles.thumbs}>
          {items.map(({ image, label }, position) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={label ?? t('product.picture', { number: position + 1, total: items.length })}
                aria-current={image === shown?.image}
                onClick={() => setChosen(image)}
              >
                <Picture image={image} alt="" width={88} height={85} sizes="88px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
