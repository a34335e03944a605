import { use, useState } from 'react';
import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import { GALLERY_PICTURE_SIZES } from '#config/pictures.ts';
import type { GalleryFilm, GalleryPicture } from '#domain/views/product.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { isMetered } from '#src/data/window-hints.ts';
import { Icon } from '#src/ui/icon.tsx';
import { HeldPictures, Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly name: string;
  readonly items: readonly GalleryPicture[];
  readonly films: readonly GalleryFilm[];
  /** False while more pictures may come; they have their place by then. */
  readonly isWhole: boolean;
}

const loadZoom = async () => (await import('./layers.ts')).Zoom;
const loadFilm = async () => (await import('./layers.ts')).Film;

/** The pictures of a product, the chosen variant's first, and after them its films. */
export function Gallery({ name, items, films, isWhole }: GalleryProps) {
  const t = useWords();
  const { Layer: Zoom, isOpen, open, onClose } = useLayer(loadZoom);
  const { Layer: Film, open: getFilm } = useLayer(loadFilm);
  // A choice counts for the variant that was shown then: another one begins with its own first picture.
  const first = items[0]?.image ?? null;
  const [choice, setChoice] = useState<{ readonly of: string | null; readonly url: string } | null>(null);
  const chosen = choice?.of === first ? choice.url : null;
  const choose = (url: string): void => setChoice({ of: first, url });
  const chooseFilm = async (url: string): Promise<void> => {
    // What is chosen while the code of films is on its way stays.
    if (await getFilm()) setChoice((now) => (now === choice ? { of: first, url } : now));
  };
  const film = films.find(({ url }) => url === chosen);
  const shown = items.find(({ image }) => image === chosen) ?? items[0];
  const total = items.length + films.length;
  // A press fetches the first picture where bytes are free, so it can be in the first frame.
  const isHeld = use(HeldPictures) && isMetered();
  return (
    <div className={styles.gallery} data-testid="gallery" role="group" aria-label={t('product.gallery')}>
      <div className={styles.main}>
        {film && Film ? (
          <Film key={film.url} film={film} name={name} />
        ) : (
          <>
            <HeldPictures value={isHeld}>
              <Picture
                image={shown?.image ?? null}
                alt={shown?.label ?? name}
                {...THUMBNAIL_GALLERY_PX}
                sizes={GALLERY_PICTURE_SIZES}
                isEager
              />
            </HeldPictures>
            <button type="button" className={styles.zoom} aria-label={t('product.zoom')} onClick={() => void open()}>
              <Icon name="zoom" />
            </button>
          </>
        )}
      </div>
      {(total > 1 || !isWhole) && (
        <ul className={styles.thumbs}>
          {items.map(({ image, label }, position) => (
            <Thumb
              key={image}
              image={image}
              label={label ?? t('product.picture', { number: position + 1, total })}
              isCurrent={!film && image === shown?.image}
              onChoose={() => choose(image)}
            />
          ))}
          {films.map(({ url, image, label }) => (
            <Thumb
              key={url}
              image={image}
              label={t('product.film', { label: label ?? name })}
              isCurrent={url === film?.url}
              isFilm
              onChoose={() => void chooseFilm(url)}
            />
          ))}
        </ul>
      )}
      {Zoom && <Zoom image={shown?.image ?? null} alt={shown?.label ?? name} isOpen={isOpen} onClose={onClose} />}
    </div>
  );
}

interface ThumbProps {
  readonly image: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isFilm?: boolean;
  readonly onChoose: () => void;
}

function Thumb({ image, label, isCurrent, isFilm = false, onChoose }: ThumbProps) {
  return (
    <li>
      <button type="button" className={styles.thumb} aria-label={label} aria-current={isCurrent} onClick={onChoose}>
        <Picture image={image} alt="" width={88} height={85} sizes="88px" />
        {isFilm && (
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        )}
      </button>
    </li>
  );
}
