import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressForm } from '#domain/account-form.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './country-field.module.css';

interface CountryFieldProps {
  readonly form: UseFormReturn<AddressForm>;
  readonly countries: CheckoutSettings['countries'];
}

/** The countries that this store view delivers to. */
export function CountryField({ form, countries }: CountryFieldProps) {
  const t = useWords('account', 'checkout');
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('field.country')}
      </label>
      <Select id={id} autoComplete="country" {...form.register('country')}>
        {countries.map(({ country }) => (
          <option key={country} value={country}>
            {t(`checkout:country.${country}`, { defaultValue: country })}
          </option>
        ))}
      </Select>
    </div>
  );
}
