import type { Hono } from 'hono';
import { type StoreView, storeViews } from '#config/stores.ts';
import { type Fee, feeNumbers } from '#domain/fees.ts';
import { toMajor } from '#domain/money.ts';
import { netOf, taxOf } from '#domain/tax.ts';
import { feeOptionToWire, feeToWire, selectionFromWire } from '#domain/wire/fees.ts';
import type { AppliedFeeOption, ApplyFeeRequest, FeeItem } from '#schemas/api/generated/types.gen.ts';
import {
  zApplyFeeBody,
  zApplyFeeQuery,
  zGetAppliedFeeOptionsQuery,
  zGetFeeItemsForQuoteQuery,
  zGetFeeOptionsPath,
} from '#schemas/api/generated/zod.gen.ts';
import { type Cart, updateCart } from '../cart/cart-store.ts';
import { storeMethods } from '../cart/cart-methods.ts';
import { countCart } from '../cart/cart-totals.ts';
import { settingsOf } from '../cart/settings-of.ts';
import { totalsToWire } from '../cart/wire-cart.ts';
import { readCart, writeCart } from '../cart/with-cart.ts';
import { serve } from '../http/contract-route.ts';
import { type Reply, refusal, success } from '../http/reply.ts';
import type { Queries } from '../store/database.ts';
import type { RouteTools } from './route-tools.ts';

/** What can be chosen for a fee, and what is chosen in a cart (contract: fees family). */
export function feeRoutes(app: Hono, tools: RouteTools): void {
  const { database } = tools;

  serve(app, 'getListFeeItems', {}, async ({ store }) => {
    const { fees = [] } = await settingsOf(database, store);
    return success({ getListFeeItems: { items: itemsOf(store, fees) } });
  });

  serve(app, 'getFeeOptions', { params: zGetFeeOptionsPath }, async ({ params }) => {
    const store = storeViews.find(({ id }) => id === params.storeId);
    const { fees = [] } = store ? await settingsOf(database, store) : {};
    const fee = fees.find(({ id }) => id === params.feeId);
    if (!store || !fee) return refusal(404, 'FEE_GONE', 'There is no such fee.');
    const items = fee.options.map((option) => feeOptionToWire(option, store.tax.rateBasisPoints));
    return success({ getFeeOptions: { items } });
  });

  serve(app, 'getFeeItemsForQuote', { query: zGetFeeItemsForQuoteQuery }, (call) =>
    readCart(tools, call, async (cart) => {
      const { count } = await countCart(database, call.store, cart);
      const chosen = (count.totals.fees ?? []).map(({ code }) => code);
      return success({ getFeeItemsForQuote: itemsOf(call.store, count.offeredFees, chosen) });
    }),
  );

  serve(app, 'getAppliedFeeOptions', { query: zGetAppliedFeeOptionsQuery }, (call) =>
    readCart(tools, call, async (cart) =>
      success({ getAppliedFeeOptions: { items: await appliedOf(database, call.store, cart) } }),
    ),
  );

  serve(app, 'applyFee', { body: zApplyFeeBody, query: zApplyFeeQuery }, (call) =>
    writeCart(tools, call, (queries, cart) => apply(queries, call.store, cart, call.body)),
  );
}

function itemsOf({ tax }: StoreView, fees: readonly Fee[], chosen: readonly string[] = []): FeeItem[] {
  return fees.map((fee, place) => feeToWire(fee, place + 1, chosen, tax.rateBasisPoints));
}

async function appliedOf(queries: Queries, store: StoreView, cart: Cart): Promise<AppliedFeeOption[]> {
  const { count } = await countCart(queries, store, cart);
  const rate = store.tax.rateBasisPoints;
  return (count.totals.fees ?? []).map(({ code, label, amountMinor }) => {
    const { feeId, optionId } = feeNumbers(code);
    return {
      fee_id: feeId,
      option_id: optionId,
      label,
      price: toMajor(netOf(amountMinor, rate)),
      price_incl_tax: toMajor(amountMinor),
      tax_amount: toMajor(taxOf(amountMinor, rate)),
    };
  });
}

/**
 * Chooses the options of one fee, with the address and the delivery that it is for. What the cart cannot have is refused, and
 * changes nothing (spec 3: apply-fee payload).
 */
async function apply(
  queries: Queries,
  store: StoreView,
  cart: Cart,
  { addressInformation, information }: ApplyFeeRequest,
): Promise<Reply> {
  const { address, shipping_carrier_code: carrier, shipping_method_code: method } = addressInformation;
  const addressed = await storeMethods(queries, store, cart, {
    country: address.countryId,
    postcode: address.postcode ?? null,
    ...(carrier && method ? { carrier, method } : {}),
  });
  if ('status' in addressed) return addressed;
  const wanted = selectionFromWire([information]);
  const ofOthers = cart.feeOptions.filter((code) => feeNumbers(code).feeId !== information.fee_id);
  const changed = { ...addressed, feeOptions: [...ofOthers, ...new Set(wanted)] };
  const { lines, count } = await countCart(queries, store, changed);
  const isKnown = count.offeredFees.some(({ id }) => id === information.fee_id) || wanted.length === 0;
  if (!isKnown || count.missingFees.some((code) => wanted.includes(code)))
    return refusal(400, 'FEE_GONE', 'This cart cannot have that fee.');
  await updateCart(queries, cart.id, { feeOptions: changed.feeOptions });
  return success(totalsToWire(store, count, lines));
}
