import styles from './swatch.module.css';

/** A dot of colour. The colour is an attribute, because rendered pages carry no styles (D102). */
export function Swatch({ colour, size = 14 }: { readonly colour: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true">
      <circle cx="7" cy="7" r="6.5" fill={colour} stroke="#8a8578" strokeWidth="0.75" />
    </svg>
  );
}

/** The colours that something comes in. */
export function Swatches({ colours, label }: { readonly colours: readonly string[]; readonly label: string }) {
  return (
    <div className={styles.swatches} role="img" aria-label={label}>
      {colours.map((colour) => (
        <Swatch key={colour} colour={colour} />
      ))}
    </div>
  );
}
