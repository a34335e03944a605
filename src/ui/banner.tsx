import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import type { BannerView } from '#domain/views/banner.ts';
import styles from './banner.module.css';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

interface BannerProps {
  readonly banner: Pick<BannerView, 'title' | 'subtitle' | 'path'> & { readonly image: string | null };
  /** Where banners are what a page lists. */
  readonly heading?: 'h2' | 'p';
  /** What the layout gives its picture; how high that is says `--banner-picture` around it. */
  readonly sizes: string;
  /** On the first screen: its picture is wanted at once. */
  readonly isEager?: boolean;
}

/** A picture with words that leads somewhere; all of it does. */
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
