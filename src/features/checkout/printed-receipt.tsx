import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { addressFields, billingOf, type CheckoutDetails } from '#domain/checkout-details.ts';
import { receiptNumber } from '#domain/receipt-number.ts';
import type { OrderLineView, OrderView } from '#domain/views/outbox.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWords } from '#src/ui/use-words.ts';
import { useArrivalText, useDayText } from './arrival-text.ts';
import styles from './printed-receipt.module.css';
import { shownState } from './shown-state.ts';
import { useTotalRows } from './total-rows.ts';

interface PrintedReceiptProps {
  readonly order: OrderView;
  readonly format: (minor: number) => string;
}

/**
 * The receipt of an order on paper: whoever prints the confirmation gets this and nothing else of the page. It is
 * there all the time, beside the page, because a browser prints what is there when somebody asks it to.
 */
export function PrintedReceipt({ order, format }: PrintedReceiptProps) {
  const t = useWords('order', 'checkout', 'shop');
  const state = shownState(order);
  return createPortal(
    <section className={styles.paper} data-testid="printed-receipt">
      <header className={styles.head}>
        <p className={styles.brand}>{t('shop:brand')}</p>
        <h1 className={styles.title}>{t('receipt.title')}</h1>
      </header>
      {state === 'queued' && <p className={styles.note}>{t('receipt.waiting')}</p>}
      {state === 'paid' && <p className={styles.note}>{t('receipt.numberless')}</p>}
      {state === 'calledOff' && <p className={styles.note}>{t('confirmation.calledOff')}</p>}
      <Facts order={order} />
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('receipt.article')}</th>
            <th scope="col">{t('receipt.qty')}</th>
            <th scope="col">{t('receipt.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.key} line={line} format={format} />
          ))}
        </tbody>
      </table>
      <Sums order={order} format={format} />
      <footer className={styles.foot}>
        <p>{t('receipt.thanks', { shop: t('shop:brand') })}</p>
        <p>{location.host}</p>
      </footer>
    </section>,
    document.body,
  );
}

/** Numbers, date, how it is paid and delivered, and to whom. */
function Facts({ order }: Pick<PrintedReceiptProps, 'order'>) {
  const t = useWords('order', 'checkout', 'shop');
  const { locale } = useStoreView();
  const arrivalText = useArrivalText();
  const dayText = useDayText();
  const { value: said } = useLive(queries.order.receipt({ id: order.id }));
  const addressText = useAddressText();
  const details = said?.details ?? null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(order.createdAt);
  const isDelivered = details !== null && details.shippingMethod !== '';
  const isFetched = order.pickupPlace !== null;
  const facts: readonly (readonly [label: string, lines: readonly (string | null | false | undefined)[]])[] = [
    [t('receipt.orderNumber'), [order.orderNumber]],
    [t('receipt.receiptNumber'), [receiptNumber(order.id)]],
    [t('receipt.date'), [date]],
    [t('checkout:payment'), [said?.paymentTitle, order.isPaid && t('orders.state.paid')]],
    [
      t('checkout:delivery'),
      [
        said?.deliveryTitle,
        order.pickupPlace?.name,
        order.pickupPlace?.address,
        order.deliveryBy
          ? t(`checkout:${isFetched ? 'collectedBy' : 'deliveredBy'}`, { day: dayText(order.deliveryBy) })
          : arrivalText(order.delivery, isFetched),
      ],
    ],
    [t('checkout:contact'), details ? [details.phoneNumber, details.email] : [order.email]],
    [t('checkout:address'), isDelivered ? addressText(details) : []],
    [
      t('checkout:billingAddress'),
      details && (details.hasOtherBilling || !isDelivered) ? addressText({ ...details, ...billingOf(details) }) : [],
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .map(([label, lines]) => [label, lines.filter(Boolean)] as const)
        .filter(([, lines]) => lines.length > 0)
        .map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={String(line)}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

/** Returns a function that writes an address as on an envelope. */
function useAddressText(): (details: CheckoutDetails) => readonly string[] {
  const t = useWords('checkout');
  return (details) => {
    const [firstName, lastName, street, apartment, zipCode, city, country] = addressFields.map((field) =>
      details[field].trim(),
    );
    return [
      details.isBusiness ? [details.company, details.taxId].join(' · ') : '',
      `${firstName} ${lastName}`,
      [street, apartment].filter(Boolean).join(', '),
      `${zipCode} ${city}`,
      t(`country.${country}`, { defaultValue: country }),
    ].filter((line) => line.trim() !== '');
  };
}

function Line({ line, format }: { readonly line: OrderLineView } & Pick<PrintedReceiptProps, 'format'>) {
  const about = [line.name2, ...line.optionLabels.map(({ label, value }) => `${label}: ${value}`), line.sku];
  return (
    <tr>
      <td>
        <span className={styles.name}>{line.name}</span>
        <br />
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      </td>
      <td>{line.qty}</td>
      <td>{format(line.rowMinor)}</td>
    </tr>
  );
}

function Sums({ order, format }: PrintedReceiptProps) {
  const t = useWords('checkout');
  const rows = useTotalRows({ ...order, grandTotalMinor: order.totalMinor }, order.couponCode);
  return (
    <dl className={styles.sums}>
      {rows.map(({ key, label, minor }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>{key === 'delivery' && minor === 0 ? t('free') : format(minor)}</dd>
        </Fragment>
      ))}
      <dt className={styles.grand}>{t('orderTotal')}</dt>
      <dd className={styles.grand}>{format(order.totalMinor)}</dd>
      <dt>{t('tax')}</dt>
      <dd>{format(order.taxMinor)}</dd>
    </dl>
  );
}
