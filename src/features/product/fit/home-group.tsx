import { type ReactNode, useId } from 'react';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './home-group.module.css';
import { type HomeField, readCm, type TypedHome } from './typed-home.ts';

export interface HomeGroupProps {
  readonly name: 'door' | 'way' | 'place';
  readonly fields: readonly HomeField[];
  readonly typed: TypedHome;
  readonly onChange: (changed: Partial<TypedHome>) => void;
  /** The answers to these measures. */
  readonly children: ReactNode;
}

/** One place of a home: the fields for its measures, and below them the answers. */
export function HomeGroup({ name, fields, typed, onChange, children }: HomeGroupProps) {
  const t = useWords();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(`product:fit.${name}`)}</legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <CmField key={field} field={field} value={typed[field]} onChange={(value) => onChange({ [field]: value })} />
        ))}
      </div>
      {name === 'way' && (
        <Check checked={typed.isStairs} onChange={({ target }) => onChange({ isStairs: target.checked })}>
          {t('product:fit.isStairs')}
        </Check>
      )}
      {children}
    </fieldset>
  );
}

const labels = {
  doorWidth: 'measure.product_width',
  doorHeight: 'measure.product_height',
  wayWidth: 'measure.product_width',
  turnWidth: 'product:fit.afterTurn',
  ceiling: 'product:fit.ceiling',
  placeWidth: 'measure.product_width',
  placeDepth: 'measure.product_depth',
  placeHeight: 'measure.product_height',
} as const satisfies Record<HomeField, string>;

interface CmFieldProps {
  readonly field: HomeField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A length in centimetres. */
function CmField({ field, value, onChange }: CmFieldProps) {
  const t = useWords();
  const id = useId();
  const isInvalid = value.trim() !== '' && readCm(value) === null;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t(labels[field])}
      </label>
      <span className={styles.frame}>
        <input
          id={id}
          className={styles.input}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onChange(target.value)}
        />
        <span className={styles.unit} aria-hidden="true">
          cm
        </span>
      </span>
      <p id={`${id}-problem`} className={styles.problem}>
        {isInvalid && t('product:fit.invalid')}
      </p>
    </div>
  );
}
