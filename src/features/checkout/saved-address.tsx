import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { addressFields } from '#domain/checkout-details.ts';
import { savedAddress } from '#domain/customer-details.ts';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';

interface SavedAddressProps {
  readonly form: CheckoutFormState;
  readonly addresses: readonly ProfileAddress[];
  /** Called when an address was taken, so that it is kept like what is typed. */
  readonly onChosen: () => void;
}

/** A choice among the addresses of who is signed in; what is typed instead is «another one» (spec 6). */
export function SavedAddress({ form, addresses, onChosen }: SavedAddressProps) {
  const t = useWords('checkout');
  const id = useId();
  const typed = useWatch({ control: form.control });
  const chosen = savedAddress({ ...form.getValues(), ...typed }, addresses);
  const take = (address: ProfileAddress): void => {
    for (const field of addressFields) form.setValue(field, address[field], { shouldDirty: true });
    if (address.phoneNumber !== '') form.setValue('phoneNumber', address.phoneNumber, { shouldDirty: true });
    void form.trigger([...addressFields, 'phoneNumber']);
    onChosen();
  };
  return (
    <div className={`${styles.field} ${styles.withRoom}`}>
      <label className={styles.label} htmlFor={id}>
        {t('savedAddress.label')}
      </label>
      <Select
        id={id}
        data-testid="saved-address"
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const address = addresses.find((each) => each.id === event.target.value);
          if (address) take(address);
        }}
      >
        <option value="">{t('savedAddress.other')}</option>
        {addresses.map((address) => (
          <option key={address.id} value={address.id}>
            {[address.streetAddress, `${address.zipCode} ${address.city}`].join(', ')}
          </option>
        ))}
      </Select>
    </div>
  );
}
