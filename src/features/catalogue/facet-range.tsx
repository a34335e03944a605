import { type CSSProperties, useId, useRef } from 'react';
import { typedNumber } from '#domain/typed-range.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { UnitField } from '#src/ui/unit-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './facet-range.module.css';
import { Histogram } from './histogram.tsx';
import { useLetGo } from './use-let-go.ts';
import { type FacetRangeProps, useTypedRange } from './use-typed-range.ts';

const ENDS = ['from', 'to'] as const;

/**
 * Narrows a facet of numbers down to a range of the shopper's own: two handles below a histogram of the list, and two
 * fields. What is dragged or typed is shown at once, and chosen when it is let go of.
 */
export function FacetRange({ name, ...of }: FacetRangeProps) {
  const t = useWords();
  const { store } = useStoreView();
  const priceText = usePriceText();
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isMeasure } = of.facet;
  const { typed, handles, edit, choose } = useTypedRange(of);
  useLetGo(group, choose);
  const sayAmount = (number: number): string => (isMeasure ? `${number}\u00a0cm` : priceText(number * 100));
  return (
    <div ref={group} role="group" aria-label={name}>
      <Handles
        spread={of.spread}
        handles={handles}
        labels={{ from: t('search:range.from', { name }), to: t('search:range.to', { name }) }}
        sayAmount={sayAmount}
        onMove={(end, number) => edit({ [end]: typedNumber(number) })}
      />
      <div className={styles.fields}>
        {ENDS.map((end) => (
          <div key={end} className={styles.field}>
            <UnitField
              label={t(`search:range.${end}Short`)}
              unit={isMeasure ? 'cm' : store.currency.sign}
              aria-label={t(`search:range.${end}`, { name })}
              inputMode="numeric"
              value={typed[end]}
              aria-invalid={typed.problem !== undefined}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => edit({ [end]: target.value })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {typed.problem &&
          t(`search:range.${typed.problem}`, { from: sayAmount(of.spread.from), to: sayAmount(of.spread.to) })}
      </p>
    </div>
  );
}

interface HandlesProps extends Pick<FacetRangeProps, 'spread'> {
  readonly handles: { readonly from: number; readonly to: number };
  readonly labels: { readonly from: string; readonly to: string };
  readonly sayAmount: (number: number) => string;
  readonly onMove: (end: 'from' | 'to', number: number) => void;
}

/** Two handles on one track, below the histogram; neither passes the other. */
function Handles({ spread, handles, labels, sayAmount, onMove }: HandlesProps) {
  const share = (number: number): number =>
    Math.min(1, Math.max(0, (number - spread.from) / (spread.to - spread.from)));
  const [from, to] = [share(handles.from), share(handles.to)];
  return (
    <>
      <Histogram bars={spread.bars} from={from} to={to} />
      <div className={styles.track} style={{ '--from': `${from * 100}%`, '--to': `${to * 100}%` } as CSSProperties}>
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            // Where both stand at the upper end, the lower one has to be on top to get away from there.
            className={end === 'from' && from > 0.5 ? `${styles.handle} ${styles.onTop}` : styles.handle}
            aria-label={labels[end]}
            aria-valuetext={sayAmount(handles[end])}
            min={spread.from}
            max={spread.to}
            step={spread.step}
            value={handles[end]}
            onChange={({ target }) => {
              const number = Number(target.value);
              onMove(end, end === 'from' ? Math.min(number, handles.to) : Math.max(number, handles.from));
            }}
          />
        ))}
      </div>
    </>
  );
}
