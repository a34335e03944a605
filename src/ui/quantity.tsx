import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';

interface QuantityProps {
  readonly value: number;
  /** 1 by default; 0 where choosing none is possible. */
  readonly min?: number;
  readonly max: number;
  readonly labels: { readonly field: string; readonly fewer: string; readonly more: string };
  /**
   * Called with the number that was asked for, even an invalid one: the owner of the number also tells why it cannot
   * be.
   */
  readonly onChange: (value: number) => void;
}

/** A quantity that is typed, or changed by one with buttons. */
export function Quantity({ value, min = 1, max, labels, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (text: string): void => {
    setTyped(null);
    const next = Number(text);
    if (text.trim() !== '' && next !== value) onChange(next);
  };
  return (
    <div className={styles.quantity} role="group" aria-label={labels.field}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.fewer}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.input}
        data-testid="quantity"
        aria-label={labels.field}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
