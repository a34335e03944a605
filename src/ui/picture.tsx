import { useState } from 'react';
import { IMAGE_WIDTHS_PX } from '#config/limits.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Path below `/media`, or `null` when there is no picture. */
  readonly image: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What the layout gives the picture, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first pictures of a page load at once. */
  readonly isEager?: boolean;
}

/** A picture on its paper tile; its place is kept before it arrives, and stays quiet when it cannot. */
export function Picture({ image, alt, width, height, sizes, isEager = false }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || image === missing)
    return <svg className={styles.tile} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} />;
  const isDrawing = image.endsWith('.svg');
  const source = `/media${image}`;
  return (
    <img
      className={styles.tile}
      src={isDrawing ? source : `${source}?w=640`}
      srcSet={isDrawing ? undefined : IMAGE_WIDTHS_PX.map((pixels) => `${source}?w=${pixels} ${pixels}w`).join(', ')}
      sizes={isDrawing ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setMissing(image)}
    />
  );
}
