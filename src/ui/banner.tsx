import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import type { BannerView } from '#domain/views/banner.ts';
import styles from './banner.module.css';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

interface BannerProps {
  readonly banner: Pick<BannerView, 'title' | 'subtitle' | 'path'> & { readonly image: string | null };
  /** A heading on pages that list banners. */
  readonly heading?: 'h2' | 'p';
  /** The `sizes` attribute of the picture; its height is `--banner-picture` of the surrounding element. */
  readonly sizes: string;
  /** Whether the banner is on the first screen, so that its picture loads at once. */
  readonly isEager?: boolean;
}

/** A picture with words; all of it is a link. */
export function Banner({ banner, heading: Title = 'p', sizes, isEager }: BannerProps) {
  const { title, subtitle, image, path } = banner;
  return (
    <div className={styles.banner}>
      <div className={styles.picture}>
        <Picture key={image} image={image} alt="" {...THUMBNAIL_GALLERY_PX} sizes={sizes} isEager={isEager} />
      </div>
      <Title className={styles.title}>
        <Link to={path}>{title}</Link>
      </Title>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
