import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Id of what names it; without one it only repeats a text beside it. */
  readonly labelledBy?: string;
}

/** How far something is. */
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
