import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { COMMENT_MAX_LENGTH } from '#config/limits.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { Check } from '#src/ui/check.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { Field, useProblem } from './field.tsx';
import { SavedAddress } from './saved-address.tsx';

interface PeopleFieldsProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  readonly isVirtual: boolean;
  /** Of who is signed in. */
  readonly addresses: readonly ProfileAddress[];
  readonly onAddressChosen: () => void;
  /** Who orders: the way to sign in, or who is. */
  readonly signIn: ReactNode;
  /** An account with the order. */
  readonly account: ReactNode;
}

/** Who buys, where it goes, and where the invoice goes (spec 3: checkout). */
export function PeopleFields({ form, settings, isVirtual, addresses, onAddressChosen, ...slots }: PeopleFieldsProps) {
  const t = useWords('checkout');
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('contact')}</legend>
        {slots.signIn}
        <Field form={form} name="email" type="email" autoComplete="email" isRequired />
        <Field form={form} name="phoneNumber" type="tel" autoComplete="tel" isRequired />
        {slots.account}
      </fieldset>
      <div className={styles.addresses}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t(isVirtual ? 'billingAddress' : 'address')}</legend>
          {addresses.length > 0 && <SavedAddress form={form} addresses={addresses} onChosen={onAddressChosen} />}
          <AddressFields form={form} settings={settings} />
          <BusinessFields form={form} />
        </fieldset>
        {!isVirtual && <OtherBilling form={form} settings={settings} />}
      </div>
      {!settings.notTaken?.includes('comment') && <Comment form={form} />}
    </>
  );
}

/** Company and tax id, for who buys for an organisation (spec 6: business customers). */
function BusinessFields({ form }: Pick<PeopleFieldsProps, 'form'>) {
  const t = useWords('checkout');
  const isBusiness = useWatch({ control: form.control, name: 'isBusiness' });
  return (
    <>
      <div className={styles.question}>
        <Check data-testid="is-business" {...form.register('isBusiness')}>
          {t('isBusiness')}
        </Check>
      </div>
      {isBusiness && (
        <>
          <Field form={form} name="company" autoComplete="organization" isRequired width="halfWide" />
          <Field form={form} name="taxId" autoComplete="off" isRequired width="halfWide" />
        </>
      )}
    </>
  );
}

function OtherBilling({ form, settings }: Pick<PeopleFieldsProps, 'form' | 'settings'>) {
  const t = useWords('checkout');
  const isOther = useWatch({ control: form.control, name: 'hasOtherBilling' });
  const { onChange, ...box } = form.register('hasOtherBilling');
  return (
    <div>
      <Check
        {...box}
        data-testid="other-billing"
        onChange={(event) => {
          if (form.getValues('billingCountry') === '') form.setValue('billingCountry', form.getValues('country'));
          void onChange(event);
        }}
      >
        {t('otherBilling')}
      </Check>
      {isOther && (
        <fieldset className={`${styles.group} ${styles.opened}`} data-testid="billing-address">
          <legend className={styles.legend}>{t('billingAddress')}</legend>
          <AddressFields form={form} settings={settings} isBilling />
        </fieldset>
      )}
    </div>
  );
}

/** What those who pack and deliver should know. */
function Comment({ form }: Pick<PeopleFieldsProps, 'form'>) {
  const t = useWords('checkout');
  const id = useId();
  const problem = useProblem(form, 'comment');
  return (
    <TextArea
      id={id}
      label={t('field.comment')}
      optional={t('optional')}
      maxLength={COMMENT_MAX_LENGTH}
      problem={problem && t(`invalid.${problem}`, { max: COMMENT_MAX_LENGTH })}
      {...form.register('comment')}
    />
  );
}
