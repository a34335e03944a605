import { type ComponentType, Fragment, type ReactNode } from 'react';
import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { PickupPlace } from '#domain/pickup-places.ts';
import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import type { Sums } from '#domain/totals.ts';
import type { OrderLineView } from '#domain/views/outbox.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useArrivalText, useDayText } from './arrival-text.ts';
import styles from './checkout.module.css';
import { useTotalRows } from './total-rows.ts';

interface OrderSummaryProps<L extends OrderLineView> {
  readonly title: string;
  readonly lines: readonly L[];
  /** Shown below each line. */
  readonly Note?: ComponentType<{ readonly line: L }>;
  readonly totals: Sums;
  readonly delivery: DeliveryPromise | null;
  /** The last day of the delivery, `yyyy-mm-dd`; `null` where it has none. */
  readonly deliveryBy: string | null;
  readonly isCollected: boolean;
  /** Where the goods are collected. */
  readonly pickupPlace?: Pick<PickupPlace, 'name' | 'address'> | null;
  /** `confirmed` once the shop has calculated the amounts. */
  readonly state: 'estimate' | 'confirmed';
  /** What the sum is called: «to pay», unless it was agreed to before. */
  readonly sumLabel?: string;
  readonly format?: (minor: number) => string;
  /** The code that the discount is for. */
  readonly couponCode?: string | null;
  /** Between the lines and what they come to. */
  readonly beforeTotals?: ReactNode;
  readonly children?: ReactNode;
}

/** The lines of an order and their totals. */
export function OrderSummary<L extends OrderLineView>({
  title,
  lines,
  Note,
  totals,
  delivery,
  deliveryBy,
  isCollected,
  pickupPlace = null,
  state,
  sumLabel,
  format,
  couponCode = null,
  beforeTotals,
  children,
}: OrderSummaryProps<L>) {
  const ownFormat = usePriceText();
  const arrivalText = useArrivalText();
  const dayText = useDayText();
  const t = useWords('checkout');
  const text = format ?? ownFormat;
  return (
    <aside className={styles.summary} aria-label={title}>
      <h2 className={styles.summaryTitle}>{title}</h2>
      <ul>
        {lines.map((line) => (
          <SummaryLine key={line.key} line={line} format={text}>
            {Note && <Note line={line} />}
          </SummaryLine>
        ))}
      </ul>
      {beforeTotals}
      <Totals totals={totals} couponCode={couponCode} state={state} sumLabel={sumLabel} format={text} />
      {(delivery ?? deliveryBy) && (
        <p className={`${styles.muted} ${styles.delivery}`}>
          {delivery && <span data-testid="order-delivery">{arrivalText(delivery, isCollected)}</span>}
          {deliveryBy && (
            <span data-testid="order-delivery-day">
              {t(isCollected ? 'collectedBy' : 'deliveredBy', { day: dayText(deliveryBy) })}
            </span>
          )}
        </p>
      )}
      {pickupPlace && (
        <p className={styles.muted} data-testid="order-pickup-place">
          {t('collectedAt', { name: pickupPlace.name, address: pickupPlace.address })}
        </p>
      )}
      {children}
    </aside>
  );
}

interface Format {
  readonly format: (minor: number) => string;
}

interface SummaryLineProps extends Format {
  readonly line: OrderLineView;
  readonly children: ReactNode;
}

function SummaryLine({ line, format, children }: SummaryLineProps) {
  const net = useTool('net');
  return (
    <li className={styles.line}>
      <Picture image={line.image} alt="" {...THUMBNAIL_CART_PX} sizes="64px" />
      <div>
        <span className={styles.lineName}>{line.name}</span>
        <br />
        <span className={styles.muted}>
          {[line.name2, ...line.optionLabels.map(({ value }) => value), `×\u00A0${line.qty}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {children}
      </div>
      <span className={styles.amount}>
        {(net?.said(format) ?? format)(line.rowMinor)}
        {net?.gross(line.rowMinor, format, 'row')}
      </span>
    </li>
  );
}

type TotalsProps = Required<Pick<OrderSummaryProps<OrderLineView>, 'totals' | 'couponCode' | 'state'>> &
  Pick<OrderSummaryProps<OrderLineView>, 'sumLabel'> &
  Format;

function Totals({ totals, couponCode, state, sumLabel, format }: TotalsProps) {
  const t = useWords('checkout', 'shop', 'product');
  const isNet = useTool('net') !== null;
  const rows = useTotalRows(totals, couponCode);
  return (
    <dl className={styles.totals}>
      {rows.map(({ key, label, minor }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>{key === 'delivery' && minor === 0 ? t('free') : format(minor)}</dd>
        </Fragment>
      ))}
      {isNet && (
        <>
          <dt>{t('product:net.total')}</dt>
          <dd>{format(totals.grandTotalMinor - totals.taxMinor)}</dd>
        </>
      )}
      <dt className={styles.grand}>{sumLabel ?? t('toPay')}</dt>
      <dd className={styles.grand} data-testid="cart-total" data-amount={totals.grandTotalMinor} data-state={state}>
        {format(totals.grandTotalMinor)}
      </dd>
      <dt className={styles.muted}>{t('tax')}</dt>
      <dd className={styles.muted}>{format(totals.taxMinor)}</dd>
    </dl>
  );
}
