import { useFormState } from 'react-hook-form';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';

interface FieldProps {
  readonly form: CheckoutFormState;
  readonly name: keyof CheckoutDetails;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly isRequired?: boolean;
  readonly isHalf?: boolean;
  /** Half a row, only on wide screens. */
  readonly isHalfWide?: boolean;
}

/** A text field with its label and, when it is invalid, the reason. */
export function Field({
  form,
  name,
  type = 'text',
  autoComplete,
  inputMode,
  isRequired = false,
  isHalf = false,
  isHalfWide = false,
}: FieldProps) {
  const t = useWords('checkout');
  const { errors } = useFormState({ control: form.control, name });
  const problem = errors[name]?.message;
  return (
    <div className={[styles.field, isHalf ? styles.half : '', isHalfWide ? styles.halfWide : ''].join(' ')}>
      <label className={styles.label} htmlFor={name}>
        {t(`field.${name}`)}
        {!isRequired && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      <input
        id={name}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={`${name}-problem`}
        {...form.register(name)}
      />
      <p id={`${name}-problem`} className={styles.problem}>
        {problem && t(`invalid.${problem}`)}
      </p>
    </div>
  );
}
