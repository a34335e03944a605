import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type CheckoutDetails, checkoutProblems, withChoices } from '#domain/checkout-details.ts';
import { checkoutCosts, feesFor } from '#domain/checkout-costs.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import type { Fee } from '#domain/fees.ts';
import { countTotals, type Sums } from '#domain/totals.ts';
import type { CartView } from '#domain/views/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { closeNotice, noticeStore, notify } from '#src/data/notices.ts';
import { useStoreView } from '#src/data/store-view.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import type { NewAccount } from '#src/ui/new-account.ts';
import { type DraftFacts, useNewerDraft, useSavedDraft } from './use-saved-draft.ts';
import type { UnsavedOrder } from './receipt-text.ts';

export interface Checkout {
  readonly form: CheckoutFormState;
  readonly totals: Sums;
  /** What can be chosen for a fee, with the chosen delivery. */
  readonly fees: readonly Fee[];
  /** The delivery promise with the chosen method. */
  readonly delivery: DeliveryPromise | null;
  /** The chosen method; empty where nothing is delivered. */
  readonly shippingMethod: string;
  /** Seals the order, or shows what is invalid. */
  readonly place: () => Promise<void>;
  /** Keeps in the draft what was chosen otherwise than by typing. */
  readonly keep: () => void;
  /** The order that could not be saved, or `null`. */
  readonly unsaved: UnsavedOrder | null;
}

/** Refusals which mean that this device could not keep the order (D88). */
const notKept: ReadonlySet<MessageCode> = new Set(['orderNotSaved', 'storageUnavailable']);

interface CheckoutFacts extends DraftFacts {
  readonly orderId: string;
  readonly cart: CartView;
  /** Of a guest; `null` for a customer, who has one. */
  readonly newAccount: NewAccount | null;
}

/**
 * The checkout form. It is kept as a draft while it is typed, checked by the rules of the domain, and sealed by one
 * command.
 */
export function useCheckout({ orderId, draft, settings, cart, situation, newAccount }: CheckoutFacts): Checkout {
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
  const { isTyped, keep } = useSavedDraft(form, orderId);
  useNewerDraft(form, { draft, settings, situation }, isTyped);
  const [unsaved, setUnsaved] = useState<UnsavedOrder | null>(null);
  // These fields are watched by hooks, because reading the form object does not redraw anything.
  const [country, shippingMethod, paymentMethod, hasPartialDeliveries, feeOptions] = useWatch({
    control: form.control,
    name: ['country', 'shippingMethod', 'paymentMethod', 'hasPartialDeliveries', 'feeOptions'],
  });
  const chosen = {
    country,
    shippingMethod: situation.isVirtual ? '' : shippingMethod,
    paymentMethod,
    hasPartialDeliveries,
    feeOptions,
  };
  const method = settings.shippingMethods.find(({ code }) => code === chosen.shippingMethod);
  const delivery = latestPromise(
    cart.lines.map((line) => line.delivery),
    method,
  );
  const fees = feesFor(settings, chosen, cart.lines);
  const totals = countTotals({
    lines: cart.lines,
    ...checkoutCosts(settings, chosen, { lines: cart.lines, taxBasisPoints: store.tax.rateBasisPoints }),
    couponPercent: cart.coupon?.percent ?? 0,
  });

  const seal = async (typed: CheckoutDetails): Promise<void> => {
    closeNotices('fixValidationErrors');
    // The draft is saved first, so that what was typed comes back if this window closes now (O2).
    const drafted = await commands.checkout.saveDetails({ orderId, details: typed });
    const details = await withAccount(typed, situation, newAccount);
    if (details === null) return;
    const isExternal = settings.paymentMethods.find(({ code }) => code === details.paymentMethod)?.isExternal;
    const call = { orderId, details, expectedTotalMinor: totals.grandTotalMinor, expectedDelivery: delivery };
    const placed = await (isExternal ? commands.payment.begin(call) : commands.checkout.placeOrder(call));
    if (!placed.ok) {
      if (!drafted.ok) notify(drafted.error);
      notify(placed.error);
      const isNotKept = notKept.has(placed.error.code);
      setUnsaved(isNotKept ? { orderId, details, lines: cart.lines, totals, settings, at: Date.now() } : null);
    }
  };
  const place = (): Promise<void> => form.handleSubmit(seal, () => notify({ code: 'fixValidationErrors' }))();
  return { form, totals, fees, delivery, shippingMethod: chosen.shippingMethod, place, unsaved, keep };
}

/**
 * Makes the account that a guest wants with the order first, while there is a network (D11). Only what the shopper can put
 * right holds the order up: then nothing is ordered, and `null` comes back. Whatever else happens, the order is placed, and
 * offers to finish the account afterwards.
 */
async function withAccount(
  details: CheckoutDetails,
  { isOnline }: DraftFacts['situation'],
  newAccount: NewAccount | null,
): Promise<CheckoutDetails | null> {
  if (!details.isAccountWanted || !newAccount) return { ...details, isAccountWanted: false };
  if (!isOnline) return details;
  const made = await newAccount.make(details);
  if (made === 'refused') notify({ code: 'fixValidationErrors' });
  return made === 'refused' ? null : { ...details, isAccountWanted: made === 'later' };
}

/** Closes earlier notices with this code, because the shopper has reacted to them. */
function closeNotices(code: MessageCode): void {
  for (const notice of noticeStore.notices) if (notice.code === code) closeNotice(notice.id);
}
