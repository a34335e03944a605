import { useFormState } from 'react-hook-form';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

interface FieldProps {
  readonly form: CheckoutFormState;
  readonly name: keyof CheckoutDetails;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly isRequired?: boolean;
  readonly width?: 'half' | 'halfWide';
}

/** A field of the checkout, with its problem in words. */
export function Field({ form, name, type = 'text', isRequired = false, ...rest }: FieldProps) {
  const t = useWords('checkout');
  const { errors } = useFormState({ control: form.control, name });
  const problem = errors[name]?.message;
  return (
    <TextField
      {...rest}
      type={type}
      label={t(`field.${name}`)}
      optional={isRequired ? undefined : t('optional')}
      problem={problem && t(`invalid.${problem}`)}
      {...form.register(name)}
    />
  );
}
