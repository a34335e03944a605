import { useId } from 'react';
import type { Spread } from '#domain/spread.ts';
import styles from './facet-range.module.css';

/** A bar of one product is seen too. */
const HEIGHT_MIN = 0.04;
/** The share of a bar's width that stays free, so that bars stand apart. */
const GAP = 0.16;

interface HistogramProps {
  readonly bars: Spread['bars'];
  /** The chosen part, in shares of the width. */
  readonly from: number;
  readonly to: number;
}

/** How many products of a list lie where, as bars over the track of a range. The chosen part is coloured. */
export function Histogram({ bars, from, to }: HistogramProps) {
  const id = useId();
  const most = Math.max(...bars);
  const drawn = bars.map((count, bar) =>
    count === 0 ? '' : `M${bar + GAP / 2} 1V${1 - Math.max(count / most, HEIGHT_MIN)}h${1 - GAP}V1Z`,
  );
  return (
    <svg className={styles.histogram} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2={bars.length}>
        <stop className={styles.left} offset={from} />
        <stop className={styles.chosen} offset={from} />
        <stop className={styles.chosen} offset={to} />
        <stop className={styles.left} offset={to} />
      </linearGradient>
      <path d={drawn.join('')} fill={`url(#${id})`} />
    </svg>
  );
}
