import { useRef, useState } from 'react';
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
  readonly onChange: (value: number) => void | Promise<void>;
}

/** A quantity that is typed, or changed by one with buttons. */
export function Quantity({ value, min = 1, max, labels, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** What was asked for and is not answered yet: whoever presses again meanwhile goes on from there. */
  const asked = useRef<number | null>(null);
  const ask = (next: number): void => {
    // From what is no number nobody goes on.
    asked.current = Number.isInteger(next) ? next : null;
    void Promise.resolve(onChange(next)).then(() => asked.current === next && (asked.current = null));
  };
  const step = (name: 'minus' | 'plus', label: string, by: number, isOver: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isOver}
      onClick={() => isOver || ask(Math.max(min, (asked.current ?? value) + by))}
    >
      <Icon name={name} size={18} />
    </button>
  );
  const commit = (text: string): void => {
    setTyped(null);
    const next = Number(text);
    // Where nothing was typed, what is shown may be older than what was asked for.
    if (text.trim() !== '' && next !== ((typed && asked.current) ?? value)) ask(next);
  };
  return (
    <div className={styles.quantity} role="group" aria-label={labels.field}>
      {step('minus', labels.fewer, -1, value <= min)}
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
      {step('plus', labels.more, 1, value >= max)}
    </div>
  );
}
