import { useStoreView } from '#src/data/store-view.ts';
import type { PriceHistoryProps } from './price-history.tsx';
import styles from './price-plot.module.css';

const FRAME = { width: 560, height: 220 };
const ROOM = { left: 8, right: 552, top: 34, bottom: 180 };
/**
 * The distance of the lowest price from the base line, as a share of the height, so that it does not look like zero.
 */
const FLOOR = 0.22;

/** Prices as a step chart, from left to right; a table beside it tells the same to screen readers. */
export function PricePlot({ history: { steps, untilMs }, say }: PriceHistoryProps) {
  const { locale } = useStoreView();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const sinceMs = steps[0]!.fromMs;
  const amounts = steps.map(({ amountMinor }) => amountMinor);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const across = (ms: number): number => {
    const part = (ms - sinceMs) / (untilMs - sinceMs);
    return round(ROOM.left + part * (ROOM.right - ROOM.left));
  };
  const up = (amount: number): number => {
    const part = high === low ? 1 : FLOOR + (1 - FLOOR) * ((amount - low) / (high - low));
    return round(ROOM.bottom - part * (ROOM.bottom - ROOM.top));
  };
  const stairs = steps.map(({ fromMs, amountMinor }) => `H${across(fromMs)}V${up(amountMinor)}`).join('');
  const line = `M${ROOM.left} ${up(amounts[0]!)}${stairs}H${ROOM.right}`;
  const [lowX, highX] = [low, high].map((amount) => across(steps[amounts.indexOf(amount)]!.fromMs)) as [number, number];
  // What begins in the right half has its amount on its left, where there is room for it.
  const isLate = (x: number): boolean => x > FRAME.width / 2;
  return (
    <svg className={styles.plot} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      <path className={styles.ground} d={`M${ROOM.left} ${ROOM.bottom}H${ROOM.right}`} />
      <path className={styles.area} d={`${line}V${ROOM.bottom}H${ROOM.left}Z`} />
      <path className={styles.line} d={line} />
      <text
        className={styles.amount}
        x={isLate(highX) ? ROOM.right : highX}
        y={ROOM.top - 12}
        textAnchor={isLate(highX) ? 'end' : 'start'}
      >
        {say(high)}
      </text>
      {low !== high && (
        <text
          className={styles.amount}
          x={lowX + (isLate(lowX) ? -10 : 0)}
          y={up(low) + (isLate(lowX) ? 5 : -10)}
          textAnchor={isLate(lowX) ? 'end' : 'start'}
        >
          {say(low)}
        </text>
      )}
      <text className={styles.date} x={ROOM.left} y={ROOM.bottom + 26}>
        {date.format(sinceMs)}
      </text>
      <text className={styles.date} x={ROOM.right} y={ROOM.bottom + 26} textAnchor="end">
        {date.format(untilMs - 1)}
      </text>
    </svg>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
