import { type ReactNode, useId } from 'react';
import { type HomeField, type HomePlace, homePlaces, isUnreadable, type TypedHome } from '#domain/typed-home.ts';
import { Check } from '#src/ui/check.tsx';
import { UnitField } from '#src/ui/unit-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './home-group.module.css';

interface HomeGroupProps {
  readonly place: HomePlace;
  readonly typed: TypedHome;
  readonly onChange: (measured: Partial<TypedHome>) => void;
  /** The answers to these measures. */
  readonly children: ReactNode;
}

/** One place of a home: the fields for its measures, and below them the answers. */
export function HomeGroup({ place, typed, onChange, children }: HomeGroupProps) {
  const t = useWords();
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend id={id} className={styles.legend}>
        {t(`product:fit.${place}`)}
      </legend>
      <div className={styles.fields}>
        {homePlaces[place].map((field) => (
          <CmField
            key={field}
            field={field}
            placeId={id}
            value={typed[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
      {place === 'way' && (
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
  /** The element that names the place, because several places have a width. */
  readonly placeId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A length in centimetres. */
function CmField({ field, placeId, value, onChange }: CmFieldProps) {
  const t = useWords();
  const id = useId();
  const isInvalid = isUnreadable(value);
  return (
    <div className={styles.field}>
      <UnitField
        label={t(labels[field])}
        unit="cm"
        ofId={placeId}
        name={field}
        inputMode="decimal"
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem}>
        {isInvalid && t('product:fit.invalid')}
      </p>
    </div>
  );
}
