import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type AddressForm, addressProblems } from '#domain/account-form.ts';
import type { ProfileView } from '#domain/views/profile.ts';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { useCommands } from '#src/data/commands.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useUnsaved } from '#src/data/unsaved.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { useIsHere } from '#src/ui/use-is-here.ts';
import { useWords } from '#src/ui/use-words.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { CheckField } from './check-field.tsx';
import { CountryField } from './country-field.tsx';
import { Note } from './section.tsx';
import { useAccountForm } from './use-account-form.ts';

interface AddressEditorProps {
  /** The address that is changed; `null` adds one. */
  readonly address: ProfileAddress | null;
  /** Whose address a new one is, until something else is typed. */
  readonly names: Pick<ProfileView, 'firstName' | 'lastName' | 'company'>;
  /** The first address is the one that is taken. */
  readonly isFirst: boolean;
  /** Called when the change is queued. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The form of an address. */
export function AddressEditor({ address, names, isFirst, onChanged, onClose }: AddressEditorProps) {
  const t = useWords('account');
  const { profile } = useCommands();
  const { store } = useStoreView();
  const { value: settings, state: settingsState } = useLive(queries.checkout.settings());
  const start: AddressForm = address ?? {
    firstName: names.firstName,
    lastName: names.lastName,
    company: names.company,
    streetAddress: '',
    apartmentNumber: '',
    zipCode: '',
    city: '',
    country: store.tax.defaultCountry,
    phoneNumber: '',
    isDefault: isFirst,
  };
  const id = address?.id ?? null;
  const isHere = useIsHere();
  const state = useAccountForm({
    start,
    problemsOf: (values) => (settings ? addressProblems(values, settings) : {}),
    send: (values) => profile.saveAddress({ operationId: crypto.randomUUID(), address: { ...values, id } }),
    onDone: () => {
      onChanged();
      // Another address may be changed by now.
      if (isHere.current) onClose();
    },
  });
  const { form } = state;
  useUnsaved(form.formState.isDirty);
  const country = useWatch({ control: form.control, name: 'country' });
  const cancel = (
    <Button look="quiet" onClick={onClose}>
      {t('cancel')}
    </Button>
  );
  if (!settings) return <NotReady mayCome={settingsState === 'loading'}>{cancel}</NotReady>;
  return (
    <AccountForm isOpened state={state} submitLabel={t('save')} more={cancel} data-testid="address-form">
      <AccountField form={form} name="firstName" autoComplete="given-name" width="half" />
      <AccountField form={form} name="lastName" autoComplete="family-name" width="half" />
      <AccountField form={form} name="company" autoComplete="organization" isOptional />
      <AccountField form={form} name="streetAddress" autoComplete="address-line1" />
      <AccountField form={form} name="apartmentNumber" autoComplete="address-line2" isOptional />
      <AccountField
        form={form}
        name="zipCode"
        autoComplete="postal-code"
        inputMode="numeric"
        width="half"
        ofPostcode={t(`product:delivery.postcode.${country}`, { defaultValue: '' })}
      />
      <AccountField form={form} name="city" autoComplete="address-level2" width="half" />
      <CountryField form={form} countries={settings.countries} />
      <AccountField form={form} name="phoneNumber" type="tel" autoComplete="tel" />
      <CheckField form={form} name="isDefault">
        {t('field.isDefault')}
      </CheckField>
    </AccountForm>
  );
}

/** Without the shop's settings nobody knows where it delivers, nor what a postal code looks like there (D92). */
function NotReady({ mayCome, children }: { readonly mayCome: boolean; readonly children: ReactNode }) {
  const t = useWords('account');
  return (
    <>
      {!mayCome && <Note>{t('address.notReady')}</Note>}
      <div>{children}</div>
    </>
  );
}
