import { type ReactNode, useId } from 'react';
import { amountOf, valueIds } from '#domain/offering/count.ts';
import type { Cost, OfferedExtra } from '#domain/offering/offering.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './choices.module.css';
import { useSaidPrice } from './use-said-price.ts';

interface ExtraFieldProps {
  readonly extra: OfferedExtra;
  /** The price from which surcharges in per cent are calculated, in minor units. */
  readonly baseMinor: number;
  /** A text, or the ids of chosen values with commas between them. */
  readonly answer: string;
  readonly problem: string | null;
  readonly onChange: (answer: string) => void;
}

/** The field of an extra: a text, one of its values, or any number of them. */
export function ExtraField({ extra, baseMinor, answer, problem, onChange }: ExtraFieldProps) {
  const t = useWords();
  const costText = useCostText(baseMinor);
  const id = useId();
  const { kind, label, isRequired } = extra;
  const cost = costText(extra.cost);
  const shared = {
    id,
    'aria-invalid': problem !== null,
    'aria-describedby': `${id}-hint ${id}-problem`,
    'aria-required': isRequired,
  };
  const hint = [
    isRequired ? null : t('choice.optional'),
    kind === 'text' ? cost : null,
    kind === 'text' && extra.maxLength !== null
      ? t('choice.left', { count: Math.max(0, extra.maxLength - answer.length) })
      : null,
  ].filter((part) => part !== null);
  const words = (
    <>
      {label} <span className={styles.hint}>{hint.join(' · ')}</span>
    </>
  );
  return (
    <div className={styles.field} data-testid="extra" data-id={extra.id} data-problem={problem !== null}>
      {kind === 'many' ? (
        <Checks extra={extra} words={words} answer={answer} costText={costText} onChange={onChange} />
      ) : (
        <>
          <label className={styles.legend} htmlFor={id} id={`${id}-hint`}>
            {words}
          </label>
          {kind === 'text' ? (
            <input
              {...shared}
              className={styles.input}
              value={answer}
              maxLength={extra.maxLength ?? undefined}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <Select {...shared} value={answer} onChange={(event) => onChange(event.target.value)}>
              <option value="">{isRequired ? t('choice.select') : t('choice.none')}</option>
              {extra.values.map((value) => (
                <option key={value.id} value={value.id}>
                  {[value.label, costText(value.cost)].filter(Boolean).join('  ')}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}

interface ChecksProps extends Pick<ExtraFieldProps, 'extra' | 'answer' | 'onChange'> {
  readonly words: ReactNode;
  readonly costText: (cost: Cost) => string | null;
}

function Checks({ extra, words, answer, costText, onChange }: ChecksProps) {
  const chosen = new Set(valueIds(answer));
  return (
    <fieldset>
      <legend className={styles.legend}>{words}</legend>
      <div className={styles.rows}>
        {extra.values.map((value) => (
          <label key={value.id} className={styles.row}>
            <input
              type="checkbox"
              checked={chosen.has(value.id)}
              onChange={(event) => {
                const others = [...chosen].filter((each) => each !== value.id);
                onChange((event.target.checked ? [...others, value.id] : others).join(','));
              }}
            />
            <span className={styles.words}>{value.label}</span>
            <span className={styles.cost}>{costText(value.cost)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns a function that writes the surcharge of an extra, or `null` when it is free. */
function useCostText(baseMinor: number): (cost: Cost) => string | null {
  const t = useWords();
  const say = useSaidPrice();
  return (cost) => {
    const amount = amountOf(cost, baseMinor);
    return amount === 0 ? null : t('choice.plus', { price: say(amount) });
  };
}
