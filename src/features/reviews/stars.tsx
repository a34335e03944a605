import styles from './stars.module.css';

const STAR = 'm10 1 2.7 5.6 6.1.9-4.400 4.300 1 6.100L10 15l-5.400 2.900 1-6.100L1.200 7.500l6.100-.9Z';
const WIDTH = 22;
const places = [0, 1, 2, 3, 4];

/** Five stars of which as many are filled as a score says; a drawing beside a text. */
export function Stars({ score, size = 16 }: { readonly score: number; readonly size?: number }) {
  const row = places.map((place) => <path key={place} d={STAR} transform={`translate(${place * WIDTH} 0)`} />);
  const width = WIDTH * places.length - 2;
  return (
    <svg
      className={styles.stars}
      width={(size * width) / 20}
      height={size}
      viewBox={`0 0 ${width} 20`}
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.empty}>{row}</g>
      {/* What is wider than the score is cut off. */}
      <svg className={styles.full} width={Math.floor(score) * WIDTH + (score % 1) * 20} height={20}>
        {row}
      </svg>
    </svg>
  );
}
