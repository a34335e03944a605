import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { type DeliveryPromise, promiseBy } from '#domain/delivery-promise.ts';
import {
  type CheckoutSettings,
  type CheckoutSituation,
  isUsableNow,
  paymentMethodsFor,
  shippingMethodsFor,
} from '#domain/checkout-methods.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { MethodChoice } from './method-choice.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { TermsCheck } from './terms-check.tsx';

interface CheckoutFormProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  readonly situation: CheckoutSituation;
  /** The delivery promise of the cart before a method is chosen. */
  readonly delivery: DeliveryPromise | null;
  /** Who buys, and where it goes. */
  readonly people: ReactNode;
}

/** The fields of the checkout: people, delivery, payment. */
export function CheckoutForm({ form, settings, situation, delivery, people }: CheckoutFormProps) {
  const t = useWords('checkout');
  const deliveryText = useDeliveryText();
  return (
    <div className={styles.form}>
      {people}
      {situation.isVirtual ? (
        <p className={styles.offline}>
          {[t('nothingToDeliver'), deliveryText(delivery)].filter((words) => words !== null).join(' ')}
        </p>
      ) : (
        <DeliveryMethods form={form} settings={settings} delivery={delivery} />
      )}
      <PaymentMethods form={form} settings={settings} situation={situation} />
      <Agreements form={form} isOnline={situation.isOnline} />
    </div>
  );
}

function DeliveryMethods({ form, settings, delivery }: Omit<CheckoutFormProps, 'situation' | 'people'>) {
  const t = useWords('checkout');
  const deliveryText = useDeliveryText();
  const [country, zipCode] = useWatch({ control: form.control, name: ['country', 'zipCode'] });
  return (
    <MethodChoice
      form={form}
      name="shippingMethod"
      legend={t('delivery')}
      methods={shippingMethodsFor(settings, { country, postcode: zipCode.trim().length < 4 ? '' : zipCode }).map(
        (method) => ({
          code: method.code,
          title: method.title,
          costMinor: method.priceMinor,
          hint: deliveryText(promiseBy(delivery, method)),
        }),
      )}
    />
  );
}

/** A way to pay that needs the network is shown and cannot be chosen while there is none (D92). */
function PaymentMethods({ form, settings, situation }: Omit<CheckoutFormProps, 'delivery' | 'people'>) {
  const t = useWords('checkout');
  const country = useWatch({ control: form.control, name: 'country' });
  return (
    <MethodChoice
      form={form}
      name="paymentMethod"
      legend={t('payment')}
      methods={paymentMethodsFor(settings, country, situation.isVirtual).map((method) => ({
        code: method.code,
        title: method.title,
        costMinor: method.costMinor,
        mark: <PaymentMark code={method.code} />,
        hint: isUsableNow(method, situation) ? null : t('needsNetwork'),
        isDisabled: !isUsableNow(method, situation),
      }))}
    />
  );
}

interface AgreementsProps extends Pick<CheckoutFormProps, 'form'> {
  readonly isOnline: boolean;
}

function Agreements({ form, isOnline }: AgreementsProps) {
  const t = useWords('checkout');
  const { errors } = useFormState({ control: form.control, name: 'isTermsAccepted' });
  const problem = errors.isTermsAccepted?.message;
  return (
    <div className={styles.agreements}>
      {!isOnline && (
        <>
          <p className={styles.offline}>{t('sendWhenOnlineHint')}</p>
          <Check {...form.register('isSentWhenOnline')}>{t('sendWhenOnline')}</Check>
        </>
      )}
      <TermsCheck
        data-testid="terms"
        aria-invalid={problem !== undefined}
        aria-describedby="terms-problem"
        {...form.register('isTermsAccepted')}
      />
      <p id="terms-problem" className={styles.problem} role={problem ? 'alert' : undefined}>
        {problem && t(`invalid.${problem}`)}
      </p>
    </div>
  );
}
