import { createContext, use, useState } from 'react';
import { IMAGE_ATTEMPTS } from '#config/limits.ts';
import { isScene, pictureSources } from '#config/pictures.ts';
import { toneIn } from '#config/tones.ts';
import styles from './picture.module.css';
import toneClasses from './tones.module.css';
import { useAttempts } from './use-attempts.ts';

interface PictureProps {
  /** Path below `/media`, or `null` when there is no picture. */
  readonly image: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
  /** The first pictures of a page load at once. */
  readonly isEager?: boolean;
}

/**
 * Whether pictures wait until the words around them are drawn, because drawing one takes as long as a page full of
 * text.
 */
export const HeldPictures = createContext(false);

/** A picture on its tile. Its place is kept before it loads, and shows a sign if it cannot. */
export function Picture({ image, alt, width, height, sizes, isEager = false }: PictureProps) {
  'use memo';
  const isHeld = use(HeldPictures);
  const { isMissing, fail } = useAttempts(image, IMAGE_ATTEMPTS);
  // A picture that is on the screen already is not taken away.
  const [wasShown, setShown] = useState(isHeld ? null : image);
  if (!isHeld && wasShown !== image) setShown(image);
  if (isHeld && wasShown !== image && image !== null)
    return <svg className={styles.tile} viewBox={`0 0 ${width} ${height}`} aria-hidden />;
  if (image === null || isMissing) return <Tile alt={alt} width={width} height={height} />;
  const tone = toneClasses[toneIn(image) ?? ''];
  return (
    <img
      // A picture that came or failed before this script ran fires no event any more.
      ref={(element) => {
        if (!element?.complete) return;
        if (element.naturalWidth === 0) element.decode().catch(fail);
        else endWaiting(element);
      }}
      className={classNames(styles.tile, isScene(image) && styles.scene, tone && styles.toned, tone)}
      {...pictureSources(image, sizes)}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onLoad={(event) => endWaiting(event.currentTarget)}
      onError={fail}
    />
  );
}

/** Takes the tone away, which a picture of other proportions would leave beside it. Drawing fifty cards anew would take longer. */
function endWaiting(element: HTMLImageElement): void {
  element.classList.remove(styles.toned!);
}

function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** A tile with a calm sign in place of a picture; screen readers get its description. */
function Tile({ alt, width, height }: Pick<PictureProps, 'alt' | 'width' | 'height'>) {
  const about = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);
  return <svg {...about} className={styles.none} viewBox={`0 0 ${width} ${height}`} data-testid="no-picture" />;
}
