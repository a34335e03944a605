import type { StoreView } from '#config/stores.ts';
import { SHIPPING_LIMITS } from '#config/payment.ts';
import { onPaper, PAGE_PICTURE_WIDTH_PX, pictureAddress } from '#config/pictures.ts';
import { methodsAtPrice } from '#domain/checkout-costs.ts';
import { shippingMethodsFor, type CheckoutSettings } from '#domain/checkout-methods.ts';
import { measuresOfArticle } from '#domain/measures.ts';
import { inStore, productPath } from '#domain/paths.ts';
import { isVirtualType } from '#domain/product.ts';
import { inLocale } from '#domain/translations.ts';
import { paidFees } from '#domain/payment/order-lines.ts';
import { checkboxesFor } from '#domain/payment/checkboxes.ts';
import { externalOrder } from '#domain/payment/external-order.ts';
import { type PieceMeasures, shippingAttributes, shippingTags } from '#domain/payment/shipping-tags.ts';
import type { ExternalCheckoutOrder, Order } from '#schemas/api/generated/types.gen.ts';
import type { CountedOrder } from '../cart/count-order.ts';
import type { CountedLine } from '../cart/cart-totals.ts';
import { providerAddress } from './provider-addresses.ts';

interface Counted {
  readonly order: Order;
  readonly found: CountedOrder;
  readonly settings: CheckoutSettings;
  readonly locale: string;
  /** Public address of the shop. */
  readonly shopUrl: string;
}

/** The provider's order of what the shop counted (spec 3: external checkout order). */
export function externalOfCount(
  store: StoreView,
  { order, found, settings, locale, shopUrl }: Counted,
): ExternalCheckoutOrder {
  const { lines, counted } = found;
  const { totals } = counted;
  const information = order.addressInformation;
  const { country_id: country, postcode } = information.shippingAddress ?? information.billingAddress;
  const code = `${information.shipping_carrier_code}/${information.shipping_method_code}`;
  const reaching = shippingMethodsFor(settings, { country, postcode }).map((each) => inLocale(each, locale));
  const methods = counted.isVirtual ? [] : methodsAtPrice(reaching, settings, totals, counted.furtherDeliveries);
  const method = methods.find((each) => each.code === code);
  const payment = settings.paymentMethods.find((each) => each.code === information.payment_method_code);
  const taxBasisPoints = store.tax.rateBasisPoints;
  const pieces = lines.map(({ qty, sellable }) => ({ qty, measures: pieceOf(sellable) }));
  const tags = shippingTags(pieces, SHIPPING_LIMITS, totals.deliveryMinor === 0);
  const external = externalOrder({
    lines: lines.map(({ qty, sellable }, index) => ({
      sku: sellable.sku,
      name: sellable.name,
      qty,
      unitMinor: totals.lines[index]!.unitMinor,
      discountMinor: totals.lines[index]!.discountMinor,
      taxBasisPoints: sellable.taxBasisPoints,
      isVirtual: isVirtualType(sellable.product.type),
      more: {
        ...addressesOf(sellable, store, shopUrl),
        ...(isVirtualType(sellable.product.type)
          ? {}
          : { shipping_attributes: shippingAttributes(pieceOf(sellable), tags) }),
      },
    })),
    delivery: method
      ? { reference: code.replace('/', ''), name: method.title, amountMinor: totals.deliveryMinor ?? 0, taxBasisPoints }
      : null,
    paymentFee: payment
      ? { reference: payment.code, name: payment.title, amountMinor: payment.costMinor, taxBasisPoints }
      : null,
    fees: paidFees(totals, taxBasisPoints),
    totalMinor: totals.grandTotalMinor,
    country,
    countries: settings.countries.map((each) => each.country),
    defaultCountry: store.tax.defaultCountry,
    currency: store.currency.code,
    locale,
    shipping: { methods, chosenCode: method ? code : null, taxBasisPoints },
    checkboxes: checkboxesFor(store.code, locale),
    merchantData: { serverCartId: order.cart_id, userId: order.user_id, orderId: order.order_id },
  });
  const { billingAddress } = information;
  return billingAddress.lastname === '' ? external : { ...external, billing_address: providerAddress(billingAddress) };
}

/** Where the provider finds the page and a picture of an article (spec 3: external checkout order). */
function addressesOf({ product, variant }: CountedLine['sellable'], store: StoreView, shopUrl: string) {
  const image = variant?.image ?? product.image;
  return {
    product_url: `${shopUrl}${inStore(store, productPath(product, variant?.sku))}`,
    ...(image === null ? {} : { image_url: `${shopUrl}${pictureAddress(onPaper(image), PAGE_PICTURE_WIDTH_PX)}` }),
  };
}

/** What one piece weighs and measures; a depth is the provider's length. */
function pieceOf({ product, variant }: CountedLine['sellable']): PieceMeasures {
  const measures = measuresOfArticle(product, variant ?? undefined);
  const { weight, product_width: width, product_height: height, product_depth: length } = measures;
  return { weight, width, height, length };
}
