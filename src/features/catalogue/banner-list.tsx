import type { BannerView } from '#domain/views/banner.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import styles from './banner-list.module.css';

const SKELETON_SIZE = 6;
const FIRST_ROW = 2;

interface BannerListProps {
  readonly title: string;
  readonly lead: string;
  /** `null` while they load. */
  readonly banners:
    | readonly (Pick<BannerView, 'title' | 'subtitle' | 'path'> & {
        readonly id: string;
        readonly image: string | null;
      })[]
    | null;
}

/** A page that lists series or articles as large pictures with two lines each. */
export function BannerList({ title, lead, banners }: BannerListProps) {
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={[]} current={title} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ul className={styles.list} aria-busy={banners === null}>
        {banners === null
          ? Array.from({ length: SKELETON_SIZE }, (_, place) => <li key={place} className={styles.skeleton} />)
          : banners.map((banner, place) => (
              <li key={banner.id}>
                <Banner
                  banner={banner}
                  heading="h2"
                  isEager={place < FIRST_ROW}
                  sizes="(width >= 1180px) 640px, (width >= 768px) 50vw, 100vw"
                />
              </li>
            ))}
      </ul>
    </>
  );
}
