import { SEARCH_PAGE_SIZE } from '#config/limits.ts';
import type { Piece } from './fit.ts';

/** With less of its frame a piece would be lost in it, in per cent. */
const SMALLEST = 80;

/** Each size has a rule in `src/features/catalogue/product-card.module.css`, so there are few. */
const STEP = 4;

/** Higher than so many times what is seen across is slim: floor lamps, tall mirrors and ladders, but no bar stool. */
const SLIM = 1.5;

/** A product in a list, with the piece that is pictured. */
interface Listed {
  readonly piece: Piece;
}

/**
 * A list with how much of its frame each piece gets, in per cent. A cut-out fills its frame, whatever it shows, so a
 * two-seater would look as large as a four-seater; by their measures it gets less of it. They are compared with the largest
 * of what is on the first page of any list, so that nothing changes its size when more products come. What is slim fills its frame, because
 * it looks slight anyway, and the cord of a lamp comes from the upper edge; so does what nobody measured.
 */
export function withPictureSizes<T extends Listed>(list: readonly T[]): (T & { readonly size: number })[] {
  const largest = Math.max(...list.slice(0, SEARCH_PAGE_SIZE).map(reachCm));
  return list.map((listed) => {
    const reach = reachCm(listed);
    // The root, because a footstool that is as small beside a sofa as in a room would be too small to look at.
    const size = Math.round((100 / STEP) * Math.cbrt(reach / largest)) * STEP;
    return { ...listed, size: reach >= SLIM * acrossCm(listed) ? 100 : Math.min(100, Math.max(SMALLEST, size)) };
  });
}

/** What fills the frame: the height, or what is seen across. */
function reachCm(listed: Listed): number {
  return Math.max(acrossCm(listed), listed.piece.heightCm ?? 0);
}

/** The width, and as much of the depth as is seen of it from a corner; 0 where nobody knows. */
function acrossCm({ piece: { widthCm, depthCm } }: Listed): number {
  return widthCm ? widthCm + (depthCm ?? 0) / 2 : 0;
}
