import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import {
  type CheckoutSettings,
  type CheckoutSituation,
  isUsableNow,
  paymentMethodsFor,
  shippingMethodsFor,
  typedPlace,
} from '#domain/checkout-methods.ts';
import { methodsAtPrice } from '#domain/checkout-costs.ts';
import type { Goods } from '#domain/free-shipping.ts';
import { isCollected } from '#domain/pickup-places.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useArrivalText } from './arrival-text.ts';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { MethodChoice } from './method-choice.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { TermsCheck } from './terms-check.tsx';

interface CheckoutFormProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  readonly situation: CheckoutSituation;
  /** The delivery promise of each line before a method is chosen. */
  readonly promises: readonly (DeliveryPromise | null)[];
  /** What the goods come to. */
  readonly goods: Goods;
  /** Where what is collected is. */
  readonly pickup: ReactNode;
  /** Who buys, and where it goes. */
  readonly people: ReactNode;
  /** What can be chosen once the delivery is: how goods come that are not ready together, and what costs a fee. */
  readonly more: ReactNode;
}

/** The fields of the checkout: people, delivery, payment. */
export function CheckoutForm({ form, settings, situation, promises, goods, pickup, people, more }: CheckoutFormProps) {
  const t = useWords('checkout');
  const deliveryText = useDeliveryText();
  return (
    <div className={styles.form}>
      {people}
      {situation.isVirtual ? (
        <p className={styles.offline}>
          {[t('nothingToDeliver'), deliveryText(latestPromise(promises))].filter((words) => words !== null).join(' ')}
        </p>
      ) : (
        <DeliveryMethods form={form} settings={settings} promises={promises} goods={goods} pickup={pickup} />
      )}
      {more}
      <PaymentMethods form={form} settings={settings} situation={situation} />
      <Agreements form={form} isOnline={situation.isOnline} />
    </div>
  );
}

function DeliveryMethods({
  form,
  settings,
  promises,
  goods,
  pickup,
}: Omit<CheckoutFormProps, 'situation' | 'people' | 'more'>) {
  const t = useWords('checkout');
  const arrivalText = useArrivalText();
  const errorText = useErrorText();
  const [country, zipCode] = useWatch({ control: form.control, name: ['country', 'zipCode'] });
  const place = typedPlace(settings, { country, postcode: zipCode });
  const inCountry = shippingMethodsFor(settings, { country });
  const reaching = new Set(shippingMethodsFor(settings, place).map(({ code }) => code));
  return (
    <MethodChoice
      form={form}
      name="shippingMethod"
      legend={t('delivery')}
      methods={methodsAtPrice(inCountry, settings, goods).map((method) => ({
        code: method.code,
        title: method.title,
        costMinor: method.priceMinor,
        hint: reaching.has(method.code)
          ? arrivalText(latestPromise(promises, method), isCollected(method.code))
          : t('restricted', { postcode: place.postcode }),
        isDisabled: !reaching.has(method.code),
      }))}
      notice={reaching.size === 0 && inCountry.length > 0 ? errorText('shipmentRestricted') : null}
    >
      {pickup}
    </MethodChoice>
  );
}

/** A way to pay that needs the network is shown and cannot be chosen while there is none (D92). */
function PaymentMethods({
  form,
  settings,
  situation,
}: Omit<CheckoutFormProps, 'promises' | 'goods' | 'pickup' | 'people' | 'more'>) {
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
