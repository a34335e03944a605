import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';

interface QuantityProps {
  readonly value: number;
  /** One unless none is a choice too. */
  readonly min?: number;
  readonly max: number;
  readonly labels: { readonly field: string; readonly fewer: string; readonly more: string };
  /** Told what was asked for, whatever it is: who keeps the number also says why it cannot be. */
  readonly onChange: (value: number) => void;
}

/** How many: typed, or one more and one fewer. */
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
