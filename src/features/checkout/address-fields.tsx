import { type AddressField, billingName } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { Field, PostcodeField } from './field.tsx';

interface AddressFieldsProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  /** Of the invoice, where that goes elsewhere. */
  readonly isBilling?: boolean;
}

/** The fields of an address. */
export function AddressFields({ form, settings, isBilling = false }: AddressFieldsProps) {
  const fieldOf = (words: AddressField, autoComplete: string) => ({
    form,
    words,
    name: isBilling ? billingName(words) : words,
    // What the browser knows of the invoice is another address.
    autoComplete: isBilling ? `billing ${autoComplete}` : autoComplete,
  });
  return (
    <>
      <Field {...fieldOf('firstName', 'given-name')} isRequired width="half" />
      <Field {...fieldOf('lastName', 'family-name')} isRequired width="half" />
      <Field {...fieldOf('streetAddress', 'address-line1')} isRequired />
      <Field {...fieldOf('apartmentNumber', 'address-line2')} />
      <PostcodeField
        form={form}
        name={isBilling ? 'billingZipCode' : 'zipCode'}
        country={isBilling ? 'billingCountry' : 'country'}
        autoComplete={isBilling ? 'billing postal-code' : 'postal-code'}
      />
      <Field {...fieldOf('city', 'address-level2')} isRequired width="half" />
      <CountryField form={form} settings={settings} name={isBilling ? 'billingCountry' : 'country'} />
    </>
  );
}

interface CountryFieldProps extends Pick<AddressFieldsProps, 'form' | 'settings'> {
  readonly name: 'country' | 'billingCountry';
}

function CountryField({ form, settings, name }: CountryFieldProps) {
  const t = useWords('checkout');
  return (
    <div className={`${styles.field} ${styles.withRoom}`}>
      <label className={styles.label} htmlFor={name}>
        {t('field.country')}
      </label>
      <Select
        id={name}
        autoComplete={name === 'country' ? 'country' : 'billing country'}
        {...form.register(name, { deps: name === 'country' ? 'zipCode' : 'billingZipCode' })}
      >
        {settings.countries.map(({ country }) => (
          <option key={country} value={country}>
            {t(`country.${country}`, { defaultValue: country })}
          </option>
        ))}
      </Select>
    </div>
  );
}
