import { type CSSProperties, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType, useViewTransitionState } from 'react-router-dom';
import type { BannerView } from '#domain/views/banner.ts';
import type { CardView } from '#domain/views/card.ts';
import { type GridItem, withBanners } from '#domain/views/grid.ts';
import { Banner } from '#src/ui/banner.tsx';
import { HeldPictures } from '#src/ui/picture.tsx';
import { useLater } from '#src/ui/use-later.ts';
import { REDUCED_MOTION, useMedia } from '#src/ui/use-media.ts';
import { type LeftView, leftView, rememberView } from './left-view.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** In the first rows: pictures are wanted at once. */
const FIRST_ROWS = 4;
/** Two rows of four, three of three, or more of two: what a screen shows before anybody scrolls. */
const FIRST_SCREEN = 9;

const PRODUCT_PAGES = '/p/:parentSku/:slug/*';

/** The product that was opened last: its picture and name move to its page, and back from it. */
let openedPath: string | null = null;

interface ProductGridProps {
  readonly cards: readonly CardView[];
  /** Between the products, each as wide as two of them. */
  readonly banners?: readonly BannerView[];
  /** Names the list: as long as it is the same, changes of it are only news. */
  readonly list: string;
  /** `four`: a short list that fills its rows on tablets too. */
  readonly columns?: 'four';
  /** Below the first screen: pictures come when they are near. */
  readonly isFurtherDown?: boolean;
  /** One below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3';
}

/**
 * Products side by side. Of another list than before, the words on the screen come first; pictures and what is out of
 * sight follow when they are painted. Whoever comes back to a list finds it where they left it.
 */
export function ProductGrid(props: ProductGridProps) {
  const { cards, banners = noBanners, list, columns, isFurtherDown = false, heading } = props;
  const grid = useRef<HTMLUListElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const isCalm = useMedia(REDUCED_MOTION);
  const isMoving = useViewTransitionState(PRODUCT_PAGES);
  const items = useMemo(() => withBanners(cards, banners), [cards, banners]);
  const { length } = items;
  const later = useLater(useMemo(() => ({ list, items }), [list, items]));
  const isNews = later?.list === list;
  const left = isBack && !isNews ? leftView(list) : null;
  // Out of sight the list before stays until then: changing cards is half of taking them away and making new ones.
  const drawn = isNews || isBack ? items : [...items.slice(0, FIRST_SCREEN), ...restOf(later?.items, length)];
  const known = isNews ? later.items.length : drawn.length;
  const { from, to, above, below } = left ? placesLeft(length, left) : placesFirst(length, known);
  const open = (path: string): void => {
    openedPath = path;
    if (grid.current) rememberView(list, grid.current);
  };
  // By its place: another answer changes the words of cards instead of making all of them anew.
  const places = drawn.slice(from, to).map((item, position) => ({ ...item, place: from + position }));
  return (
    <HeldPictures value={!isNews}>
      <ul ref={grid} className={gridLook(columns)}>
        {above && <li className={styles.outOfSight} style={above} aria-hidden="true" />}
        {places.map(({ card, banner, place }) =>
          card ? (
            <li key={place}>
              <ProductCard
                card={card}
                heading={heading}
                isFirst={!isFurtherDown && place < FIRST_ROWS}
                isCalm={isCalm}
                isMoving={isMoving && card.path === openedPath}
                onOpen={open}
              />
            </li>
          ) : (
            <li key={place} className={styles.banner}>
              <Banner banner={banner} sizes="(width >= 1180px) 640px, (width >= 768px) 66vw, 100vw" />
            </li>
          ),
        )}
        {below && <li className={styles.outOfSight} style={below} aria-hidden="true" />}
      </ul>
    </HeldPictures>
  );
}

const noBanners: readonly BannerView[] = [];

/** What a list that is about to go shows below the first screen, as far as the new one has places for it. */
function restOf(before: readonly GridItem[] | undefined, length: number): readonly GridItem[] {
  return (before ?? []).slice(FIRST_SCREEN, length);
}

interface Places {
  readonly from: number;
  readonly to: number;
  /** How high what is not drawn yet will be: nothing may move when it comes. */
  readonly above: CSSProperties | null;
  readonly below: CSSProperties | null;
}

/** What of a list of so many cards was on the screen when it was left. */
function placesLeft(count: number, { from, to, abovePx, belowPx }: LeftView): Places {
  return { from, to, above: from > 0 ? { height: abovePx } : null, below: to < count ? { height: belowPx } : null };
}

/** What begins a list of so many cards, of which the first `known` are nothing new. */
function placesFirst(count: number, known: number): Places {
  const to = Math.min(count, Math.max(FIRST_SCREEN, known));
  return { from: 0, to, above: null, below: to < count ? ({ '--cards': count - to } as CSSProperties) : null };
}

interface SkeletonProps extends Pick<ProductGridProps, 'columns'> {
  readonly count: number;
}

/** The place of products that are on their way. */
export function ProductGridSkeleton({ count, columns }: SkeletonProps) {
  return (
    <ul className={gridLook(columns)} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <li key={position} className={styles.skeleton} />
      ))}
    </ul>
  );
}

function gridLook(columns: ProductGridProps['columns']): string {
  return columns === 'four' ? `${styles.grid} ${styles.four}` : styles.grid!;
}
