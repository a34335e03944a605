import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type CheckoutDetails, checkoutProblems } from '#domain/checkout-details.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { countTotals } from '#domain/totals.ts';
import type { CartView } from '#domain/views/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { measure } from '#src/data/measurement.ts';
import { notify } from '#src/data/notices.ts';
import { useStoreView } from '#src/data/store-view.ts';
import type { CheckoutFormState } from './checkout-form.tsx';
import type { SummaryTotals } from './order-summary.tsx';

export interface Checkout {
  readonly form: CheckoutFormState;
  readonly totals: SummaryTotals;
  /** Seals the order; answers with its id, or `null` when something has to be looked at first. */
  readonly place: () => Promise<string | null>;
}

interface CheckoutFacts {
  readonly orderId: string;
  readonly draft: CheckoutDetails;
  readonly settings: CheckoutSettings;
  readonly cart: CartView;
}

const SAVE_DELAY_MS = 400;

/** The checkout form: kept as a draft while it is typed, checked by the rules of the domain, sealed by one command. */
export function useCheckout({ orderId, draft, settings, cart }: CheckoutFacts): Checkout {
  const commands = useCommands();
  const { store } = useStoreView();
  const form = useForm<CheckoutDetails>({
    defaultValues: withChoices(draft, settings),
    mode: 'onTouched',
    resolver: (details) => {
      const problems = Object.entries(checkoutProblems(details, settings));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: message, message }]));
      return problems.length > 0 ? { values: {}, errors } : { values: details, errors: {} };
    },
  });
  useSavedDraft(form, orderId);
  // Watched by hooks: the compiler takes the form object itself for unchanged.
  const [shippingMethod, paymentMethod] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'paymentMethod'],
  });
  const totals = totalsOf({ shippingMethod, paymentMethod }, settings, cart, store.tax.rateBasisPoints);

  const place = async (): Promise<string | null> => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      notify({ code: 'fixValidationErrors' });
      return null;
    }
    const placed = await commands.checkout.placeOrder({
      orderId,
      details: form.getValues(),
      expectedTotalMinor: totals.grandTotalMinor,
    });
    if (!placed.ok) {
      notify(placed.error);
      return null;
    }
    measure({ event: 'purchase', orderId, totalMinor: totals.grandTotalMinor });
    return placed.value.orderId;
  };
  return { form, totals, place };
}

/** The first methods are chosen where none is (spec 4: totals). */
function withChoices(draft: CheckoutDetails, { shippingMethods, paymentMethods }: CheckoutSettings): CheckoutDetails {
  return {
    ...draft,
    shippingMethod: draft.shippingMethod || (shippingMethods[0]?.code ?? ''),
    paymentMethod: draft.paymentMethod || (paymentMethods[0]?.code ?? ''),
  };
}

function useSavedDraft(form: CheckoutFormState, orderId: string): void {
  const commands = useCommands();
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => void commands.checkout.saveDetails({ orderId, details: getValues() });
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, SAVE_DELAY_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [commands, orderId, subscribe, getValues]);
}

function totalsOf(
  details: Pick<CheckoutDetails, 'shippingMethod' | 'paymentMethod'>,
  settings: CheckoutSettings,
  cart: CartView,
  taxBasisPoints: number,
): SummaryTotals {
  const shipping = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
  return countTotals({
    lines: cart.lines,
    delivery: shipping ? { amountMinor: shipping.priceMinor, taxBasisPoints } : null,
    paymentFee: payment ? { amountMinor: payment.costMinor, taxBasisPoints } : null,
    couponPercent: 0,
  });
}
