import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Id of the element that names it; without one the bar only repeats a text beside it. */
  readonly labelledBy?: string;
}

/** A bar that shows progress. */
export function ProgressBar({ value, max, labelledBy }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      value={value}
      max={Math.max(1, max)}
      aria-labelledby={labelledBy}
      aria-hidden={labelledBy === undefined}
    />
  );
}
