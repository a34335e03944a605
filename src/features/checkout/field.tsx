import { useFormState, useWatch } from 'react-hook-form';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import { textLimits } from '#domain/form-rules.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

interface FieldProps {
  readonly form: CheckoutFormState;
  readonly name: keyof CheckoutDetails;
  /** The field whose words it has, where they are not its own. */
  readonly words?: keyof CheckoutDetails;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly isRequired?: boolean;
  readonly width?: 'half' | 'halfWide';
}

/** A field of the checkout, with its problem in words. */
export function Field({ form, name, words = name, type = 'text', isRequired = false, ...rest }: FieldProps) {
  const t = useWords('checkout');
  const problem = useProblem(form, name);
  return (
    <TextField
      {...rest}
      type={type}
      label={t(`field.${words}`)}
      optional={isRequired ? undefined : t('optional')}
      problem={problem && t(`invalid.${problem}`, textLimits)}
      {...form.register(name)}
    />
  );
}

interface PostcodeFieldProps extends Pick<FieldProps, 'form' | 'autoComplete'> {
  readonly name: 'zipCode' | 'billingZipCode';
  readonly country: 'country' | 'billingCountry';
}

/** A postal code; one of another form is told how many digits its country has (spec 5: form texts, D62). */
export function PostcodeField({ form, name, country: countryName, autoComplete = 'postal-code' }: PostcodeFieldProps) {
  const t = useWords('checkout');
  const problem = useProblem(form, name);
  const country = useWatch({ control: form.control, name: countryName });
  const words = problem === 'postcode' ? t(`product:delivery.postcode.${country}`, { defaultValue: '' }) : '';
  return (
    <TextField
      label={t('field.zipCode')}
      autoComplete={autoComplete}
      inputMode="numeric"
      width="half"
      problem={words || (problem && t(`invalid.${problem}`, textLimits))}
      {...form.register(name)}
    />
  );
}

/** Why a field is invalid; `undefined` while it is not. */
export function useProblem({ control }: CheckoutFormState, name: keyof CheckoutDetails): string | undefined {
  return useFormState({ control, name }).errors[name]?.message;
}
