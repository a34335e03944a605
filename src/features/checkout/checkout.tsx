import { type ComponentType, type ReactNode, useState } from 'react';
import type { CheckoutDetails } from '#domain/checkout-details.ts';
import type { CheckoutSettings, CheckoutSituation } from '#domain/checkout-methods.ts';
import { isCollected } from '#domain/pickup-places.ts';
import type { CartLineView, CartView } from '#domain/views/cart.ts';
import { Button } from '#src/ui/button.tsx';
import type { ProfileAddress } from '#domain/wire/profile.ts';
import { AccountWish } from './account-wish.tsx';
import { useLastDay } from './arrival-text.ts';
import { FeeFields } from './fee-fields.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import type { NewAccount } from '#src/ui/new-account.ts';
import { PartialChoice } from './partial-choice.tsx';
import { PeopleFields } from './people-fields.tsx';
import { PickupChoice } from './pickup-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { UnsavedOrder } from './unsaved-order.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutProps {
  readonly orderId: string;
  readonly draft: CheckoutDetails;
  readonly settings: CheckoutSettings;
  readonly cart: CartView;
  readonly isOnline: boolean;
  /** Saved addresses of who is signed in. */
  readonly addresses: readonly ProfileAddress[];
  readonly signIn: ReactNode;
  readonly newAccount: NewAccount | null;
  /** Shown below each line of the cart. */
  readonly LineNote: ComponentType<{ readonly line: CartLineView }>;
  /** Where a coupon is applied. */
  readonly Coupon: ComponentType<Pick<CartView, 'coupon' | 'refusedCoupon' | 'couponChange'>>;
}

/** The checkout on one page: the order beside the form. */
export function Checkout({ isOnline, addresses, signIn, LineNote, Coupon, ...facts }: CheckoutProps) {
  const t = useWords('checkout');
  const situation: CheckoutSituation = { isVirtual: facts.cart.isVirtual, isOnline };
  const { form, totals, fees, delivery, shippingMethod, place, unsaved, keep } = useCheckout({ ...facts, situation });
  const lastDay = useLastDay();
  const [isPlacing, setPlacing] = useState(false);
  const submit = async (): Promise<void> => {
    setPlacing(true);
    try {
      await place();
    } finally {
      setPlacing(false);
    }
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
      <CheckoutForm
        form={form}
        settings={facts.settings}
        situation={situation}
        promises={facts.cart.lines.map((line) => line.delivery)}
        goods={totals}
        pickup={<PickupChoice form={form} onChosen={keep} />}
        more={
          <>
            {!situation.isVirtual && (
              <PartialChoice
                form={form}
                settings={facts.settings}
                lines={facts.cart.lines}
                goods={totals}
                onChosen={keep}
              />
            )}
            <FeeFields form={form} fees={fees} onChosen={keep} />
          </>
        }
        people={
          <PeopleFields
            form={form}
            settings={facts.settings}
            isVirtual={situation.isVirtual}
            addresses={addresses}
            onAddressChosen={keep}
            signIn={signIn}
            account={facts.newAccount && <AccountWish form={form} newAccount={facts.newAccount} isOnline={isOnline} />}
          />
        }
      />
      <OrderSummary
        title={t('summary')}
        lines={facts.cart.lines}
        Note={LineNote}
        totals={totals}
        delivery={delivery}
        deliveryBy={lastDay(delivery)}
        isCollected={isCollected(shippingMethod)}
        state="estimate"
        couponCode={facts.cart.coupon?.code ?? null}
        beforeTotals={<Coupon {...facts.cart} />}
      >
        <Button type="submit" isLarge isWide data-testid="place-order" disabled={isPlacing}>
          {t(isPlacing ? 'placing' : 'place')}
        </Button>
        {unsaved && <UnsavedOrder order={unsaved} />}
      </OrderSummary>
    </form>
  );
}
