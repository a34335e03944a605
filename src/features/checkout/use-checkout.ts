import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type CheckoutDetails, checkoutProblems } from '#domain/checkout-details.ts';
import {
  type CheckoutSettings,
  type CheckoutSituation,
  isUsableNow,
  methodAtFirst,
  paymentMethodsFor,
  shippingMethodsFor,
} from '#domain/checkout-methods.ts';
import { type DeliveryPromise, promiseBy } from '#domain/delivery-promise.ts';
import { countTotals, type Sums } from '#domain/totals.ts';
import type { CartView } from '#domain/views/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { measure } from '#src/data/measurement.ts';
import { closeNotice, noticeStore, notify } from '#src/data/notices.ts';
import { useStoreView } from '#src/data/store-view.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import type { UnsavedOrder } from './receipt-text.ts';

export interface Checkout {
  readonly form: CheckoutFormState;
  readonly totals: Sums;
  /** The delivery promise with the chosen method. */
  readonly delivery: DeliveryPromise | null;
  /** Seals the order, or shows what is invalid. */
  readonly place: () => Promise<void>;
  /** The order that could not be saved, or `null`. */
  readonly unsaved: UnsavedOrder | null;
}

/** Refusals which mean that this device could not keep the order (D88). */
const notKept: ReadonlySet<MessageCode> = new Set(['orderNotSaved', 'storageUnavailable']);

interface CheckoutFacts {
  readonly orderId: string;
  readonly draft: CheckoutDetails;
  readonly settings: CheckoutSettings;
  readonly cart: CartView;
  readonly situation: CheckoutSituation;
}

const SAVE_DELAY_MS = 400;

/**
 * The checkout form. It is kept as a draft while it is typed, checked by the rules of the domain, and sealed by one
 * command.
 */
export function useCheckout({ orderId, draft, settings, cart, situation }: CheckoutFacts): Checkout {
  const commands = useCommands();
  const { store } = useStoreView();
  const form = useForm<CheckoutDetails>({
    defaultValues: withChoices(draft, settings, situation),
    mode: 'onTouched',
    resolver: (details) => {
      const problems = Object.entries(checkoutProblems(details, settings, situation));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: message, message }]));
      return problems.length > 0 ? { values: {}, errors } : { values: details, errors: {} };
    },
  });
  const isTyped = useSavedDraft(form, orderId);
  useNewerDraft(form, { draft, settings, situation }, isTyped);
  const [unsaved, setUnsaved] = useState<UnsavedOrder | null>(null);
  // These fields are watched by hooks, because reading the form object does not redraw anything.
  const [shippingMethod, paymentMethod] = useWatch({
    control: form.control,
    name: ['shippingMethod', 'paymentMethod'],
  });
  const chosen = { shippingMethod: situation.isVirtual ? '' : shippingMethod, paymentMethod };
  const method = settings.shippingMethods.find(({ code }) => code === chosen.shippingMethod);
  const delivery = promiseBy(cart.delivery, method);
  const totals = totalsOf(chosen, settings, cart, store.tax.rateBasisPoints);

  const seal = async (details: CheckoutDetails): Promise<void> => {
    closeNotices('fixValidationErrors');
    // The draft is saved first, so that what was typed comes back if this window closes now (O2).
    const drafted = await commands.checkout.saveDetails({ orderId, details });
    const isExternal = settings.paymentMethods.find(({ code }) => code === details.paymentMethod)?.isExternal;
    const call = { orderId, details, expectedTotalMinor: totals.grandTotalMinor };
    const placed = await (isExternal ? commands.payment.begin(call) : commands.checkout.placeOrder(call));
    if (!placed.ok) {
      if (!drafted.ok) notify(drafted.error);
      notify(placed.error);
      const isNotKept = notKept.has(placed.error.code);
      setUnsaved(isNotKept ? { orderId, details, lines: cart.lines, totals, settings, at: Date.now() } : null);
      return;
    }
    // What is paid at the provider is bought once it is paid (`payment-step.tsx`).
    if (!isExternal) measure({ event: 'purchase', orderId, totalMinor: totals.grandTotalMinor });
  };
  const place = (): Promise<void> => form.handleSubmit(seal, () => notify({ code: 'fixValidationErrors' }))();
  return { form, totals, delivery, place, unsaved };
}

/** Closes earlier notices with this code, because the shopper has reacted to them. */
function closeNotices(code: MessageCode): void {
  for (const notice of noticeStore.notices) if (notice.code === code) closeNotice(notice.id);
}

/**
 * The draft with the first usable methods chosen where none is, or where the chosen one cannot be used now (spec 4:
 * totals).
 */
function withChoices(
  draft: CheckoutDetails,
  settings: CheckoutSettings,
  situation: CheckoutSituation,
): CheckoutDetails {
  const payments = paymentMethodsFor(settings, draft.country, situation.isVirtual).filter((method) =>
    isUsableNow(method, situation),
  );
  const place = { country: draft.country, postcode: draft.zipCode.trim().length < 4 ? '' : draft.zipCode };
  return {
    ...draft,
    shippingMethod: methodAtFirst(draft.shippingMethod, shippingMethodsFor(settings, place)),
    paymentMethod: methodAtFirst(draft.paymentMethod, payments),
  };
}

/** Saves what is typed as a draft; the returned ref tells whether anything was typed. */
function useSavedDraft(form: CheckoutFormState, orderId: string): { readonly current: boolean } {
  const commands = useCommands();
  const isTyped = useRef(false);
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isRefused = false;
    const keep = async (): Promise<void> => {
      const kept = await commands.checkout.saveDetails({ orderId, details: getValues() });
      // A refusal is shown once and not with every letter.
      if (!kept.ok && !isRefused) notify(kept.error);
      isRefused = !kept.ok;
    };
    const save = (): void => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      void keep();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Taking over a newer draft changes fields too, but is not typing.
        if (type !== 'change') return;
        isTyped.current = true;
        if (timer !== null) clearTimeout(timer);
        timer = setTimeout(save, SAVE_DELAY_MS);
      },
    });
    // A shopper who leaves has not finished typing, so the draft is saved at once.
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      stop();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [commands, orderId, subscribe, getValues]);
  return isTyped;
}

/**
 * Takes over a newer draft until somebody types here: the last letters may be saved only after the form has opened
 * again, or another window may have saved a draft.
 */
function useNewerDraft(
  { reset }: CheckoutFormState,
  { draft, settings, situation }: Pick<CheckoutFacts, 'draft' | 'settings' | 'situation'>,
  isTyped: { readonly current: boolean },
): void {
  const known = useRef(draft);
  useEffect(() => {
    if (isTyped.current || known.current === draft) return;
    known.current = draft;
    // The form keeps its references to the inputs, which stay the same elements.
    reset(withChoices(draft, settings, situation), { keepFieldsRef: true });
  }, [draft, settings, situation, isTyped, reset]);
}

function totalsOf(
  details: Pick<CheckoutDetails, 'shippingMethod' | 'paymentMethod'>,
  settings: CheckoutSettings,
  cart: CartView,
  taxBasisPoints: number,
): Sums {
  const shipping = settings.shippingMethods.find(({ code }) => code === details.shippingMethod);
  const payment = settings.paymentMethods.find(({ code }) => code === details.paymentMethod);
  return countTotals({
    lines: cart.lines,
    delivery: shipping ? { amountMinor: shipping.priceMinor, taxBasisPoints } : null,
    paymentFee: payment ? { amountMinor: payment.costMinor, taxBasisPoints } : null,
    couponPercent: cart.coupon?.percent ?? 0,
  });
}
