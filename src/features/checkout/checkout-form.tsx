import { useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import { type CheckoutSettings, paymentMethodsFor, shippingMethodsFor } from '#domain/checkout-methods.ts';
import styles from './checkout.module.css';
import { Field } from './field.tsx';
import { MethodChoice } from './method-choice.tsx';

export type CheckoutFormState = UseFormReturn<CheckoutDetails>;

interface CheckoutFormProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  readonly isOnline: boolean;
}

/** Who, where, how it comes and how it is paid. */
export function CheckoutForm({ form, settings, isOnline }: CheckoutFormProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('contact')}</legend>
        <Field form={form} name="email" type="email" autoComplete="email" isRequired />
        <Field form={form} name="phoneNumber" type="tel" autoComplete="tel" isRequired />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('address')}</legend>
        <Field form={form} name="firstName" autoComplete="given-name" isRequired isHalf />
        <Field form={form} name="lastName" autoComplete="family-name" isRequired isHalf />
        <Field form={form} name="streetAddress" autoComplete="address-line1" isRequired />
        <Field form={form} name="apartmentNumber" autoComplete="address-line2" />
        <Field form={form} name="zipCode" autoComplete="postal-code" inputMode="numeric" isRequired isHalf />
        <Field form={form} name="city" autoComplete="address-level2" isRequired isHalf />
        <CountryField form={form} settings={settings} />
        <Field form={form} name="company" autoComplete="organization" isHalf />
        <Field form={form} name="taxId" isHalf />
      </fieldset>
      <Methods form={form} settings={settings} />
      <Agreements form={form} isOnline={isOnline} />
    </div>
  );
}

function CountryField({ form, settings }: Omit<CheckoutFormProps, 'isOnline'>) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="country">
        {t('field.country')}
      </label>
      <select id="country" className={styles.input} autoComplete="country" {...form.register('country')}>
        {settings.countries.map(({ country }) => (
          <option key={country} value={country}>
            {t(`country.${country}`, { defaultValue: country })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Methods({ form, settings }: Omit<CheckoutFormProps, 'isOnline'>) {
  const { t } = useTranslation('checkout');
  const [country, zipCode] = useWatch({ control: form.control, name: ['country', 'zipCode'] });
  return (
    <>
      <MethodChoice
        form={form}
        name="shippingMethod"
        legend={t('delivery')}
        methods={shippingMethodsFor(settings, { country, postcode: zipCode.trim().length < 4 ? '' : zipCode }).map(
          ({ code, title, priceMinor, daysMin, daysMax }) => ({
            code,
            title,
            costMinor: priceMinor,
            hint: t('days', { min: daysMin, max: daysMax }),
          }),
        )}
      />
      <MethodChoice
        form={form}
        name="paymentMethod"
        legend={t('payment')}
        methods={paymentMethodsFor(settings, country).map(({ code, title, costMinor }) => ({
          code,
          title,
          costMinor,
          hint: null,
        }))}
      />
    </>
  );
}

function Agreements({ form, isOnline }: Pick<CheckoutFormProps, 'form' | 'isOnline'>) {
  const { t } = useTranslation('checkout');
  const { errors } = useFormState({ control: form.control, name: 'isTermsAccepted' });
  const problem = errors.isTermsAccepted?.message;
  return (
    <div className={styles.agreements}>
      {!isOnline && (
        <>
          <p className={styles.offline}>{t('sendWhenOnlineHint')}</p>
          <label className={styles.check}>
            <input type="checkbox" {...form.register('isSentWhenOnline')} />
            <span>{t('sendWhenOnline')}</span>
          </label>
        </>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          data-testid="terms"
          aria-invalid={problem !== undefined}
          aria-describedby="terms-problem"
          {...form.register('isTermsAccepted')}
        />
        <span>{t('terms')}</span>
      </label>
      <p id="terms-problem" className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem && t(`invalid.${problem}`)}
      </p>
    </div>
  );
}
