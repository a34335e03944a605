import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { CartView } from '#domain/views/cart.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout.module.css';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  readonly orderId: string;
  readonly draft: CheckoutDetails;
  readonly settings: CheckoutSettings;
  readonly cart: CartView;
  readonly isOnline: boolean;
  readonly onPlaced: (orderId: string) => void;
}

/** One calm page: what is ordered beside what is asked. */
export function Checkout({ isOnline, onPlaced, ...facts }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const { form, totals, place } = useCheckout(facts);
  const [isPlacing, setPlacing] = useState(false);
  const submit = async (): Promise<void> => {
    setPlacing(true);
    const orderId = await place();
    setPlacing(false);
    if (orderId) onPlaced(orderId);
  };
  return (
    <form
      className={styles.page}
      data-testid="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPlacing) void submit();
      }}
    >
      <h1 className={styles.title}>{t('title')}</h1>
      <CheckoutForm form={form} settings={facts.settings} isOnline={isOnline} />
      <OrderSummary title={t('summary')} lines={facts.cart.lines} totals={totals} state="estimate">
        <Button type="submit" isLarge isWide data-testid="place-order" disabled={isPlacing}>
          {t(isPlacing ? 'placing' : 'place')}
        </Button>
      </OrderSummary>
    </form>
  );
}
