import { type CSSProperties, type MouseEvent, use, useDeferredValue, useMemo } from 'react';
import type { BannerView } from '#domain/views/banner.ts';
import type { CardView } from '#domain/views/card.ts';
import { withBanners } from '#domain/views/grid.ts';
import { Banner } from '#src/ui/banner.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { HeldPictures } from '#src/ui/picture.tsx';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** In the first rows: pictures are wanted at once. */
const FIRST_ROWS = 4;
/** Two rows of four, three of three, or more of two: what a screen shows before anybody scrolls. */
const FIRST_SCREEN = 9;

interface ProductGridProps {
  readonly id?: string;
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
  /** A product is opened, in its place from 0. */
  readonly onOpen?: ((sku: string, place: number) => void) | undefined;
}

/**
 * Products side by side. Of another list than before, the words on the screen come first; pictures and what is out of
 * sight follow when they are painted. Who comes back to it needs all of it, to stand where they stood.
 */
export function ProductGrid(props: ProductGridProps) {
  const { id, cards, banners = noBanners, list, columns, isFurtherDown = false, heading, onOpen } = props;
  const { isBack } = use(AddressContext);
  // In pieces: dozens of cards get theirs at once, and somebody may be scrolling.
  const Tool = useDeferredValue(useTool('CardTool'));
  const now = useMemo(() => ({ list, items: itemsOf(cards, banners) }), [list, cards, banners]);
  const { items } = now;
  const { length } = items;
  const later = useAfterPaint(now);
  const isNews = later?.list === list;
  // Out of sight the list before stays until then: changing cards is half of taking them away and making new ones.
  const drawn = isNews
    ? items.slice(0, Math.max(FIRST_SCREEN, later.items.length))
    : isBack
      ? items
      : [...items.slice(0, FIRST_SCREEN), ...(later?.items.slice(FIRST_SCREEN, length) ?? [])];
  const draw = ({ card, banner, place }: (typeof items)[number]) =>
    card ? (
      <li key={place}>
        <ProductCard card={card} heading={heading} isFirst={!isFurtherDown && place < FIRST_ROWS} Tool={Tool} />
      </li>
    ) : (
      <li key={place} className={styles.banner}>
        <Banner banner={banner} sizes="(width >= 1180px) 640px, (width >= 768px) 66vw, 100vw" />
      </li>
    );
  return (
    <ul id={id} className={gridLook(columns)} onClickCapture={onOpen && ((event) => tellOpened(event, cards, onOpen))}>
      <HeldPictures value={!isNews}>{drawn.slice(0, FIRST_SCREEN).map(draw)}</HeldPictures>
      {/* Drawn when the words are painted, so nothing of theirs waits, unless somebody comes back and has them at once. */}
      <HeldPictures value={!isNews && isBack}>{drawn.slice(FIRST_SCREEN).map(draw)}</HeldPictures>
      {/* How high what is not drawn yet will be: nothing may move when it comes. */}
      {drawn.length < length && (
        <li
          className={styles.outOfSight}
          style={{ '--cards': length - drawn.length } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </ul>
  );
}

const noBanners: readonly BannerView[] = [];

/** By its place: another answer changes the words of cards instead of making all of them anew. */
function itemsOf(cards: readonly CardView[], banners: readonly BannerView[]) {
  return withBanners(cards, banners).map((item, place) => ({ ...item, place }));
}

/** Heard here, because each card has enough to do. */
function tellOpened(
  { target }: MouseEvent,
  cards: readonly CardView[],
  onOpen: NonNullable<ProductGridProps['onOpen']>,
): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const sku = link?.closest<HTMLElement>('[data-sku]')?.dataset['sku'];
  const place = cards.findIndex((card) => card.sku === sku);
  if (place >= 0) onOpen(sku!, place);
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
