import styles from './swatch.module.css';

/** A dot of colour. The colour is an attribute, because rendered pages carry no styles (D102). */
export function Swatch({ colour, size = 14 }: { readonly colour: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill={colour} stroke="#8a8578" strokeWidth="0.75" />
    </svg>
  );
}

const SHOWN_MAX = 5;
const DOT = 14;
const STEP = 20;

/** Dots in a row, as one SVG, because a page may have hundreds of them. */
function Dots({ colours }: { readonly colours: readonly string[] }) {
  const width = DOT + (colours.length - 1) * STEP;
  return (
    <svg viewBox={`0 0 ${width} ${DOT}`} width={width} height={DOT} stroke="#8a8578" strokeWidth="0.75">
      {colours.map((colour, position) => (
        <circle key={colour} cx={DOT / 2 + position * STEP} cy="7" r="6.5" fill={colour} />
      ))}
    </svg>
  );
}

/** The colours of a product; after the first ones only the number of further ones. */
export function Swatches({ colours, label }: { readonly colours: readonly string[]; readonly label: string }) {
  const shown = colours.length > SHOWN_MAX ? colours.slice(0, SHOWN_MAX - 1) : colours;
  const more = colours.length - shown.length;
  return (
    <div className={styles.swatches} role="img" aria-label={label}>
      <Dots colours={shown} />
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  );
}
