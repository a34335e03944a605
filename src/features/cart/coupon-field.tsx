import { useEffect, useRef } from 'react';
import type { CartView } from '#domain/views/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import type { Result } from '#schemas/errors.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { moveFocus } from '#src/ui/move-focus.ts';
import { useWords } from '#src/ui/use-words.ts';
import { CouponEntry } from './coupon-entry.tsx';
import styles from './coupon-field.module.css';
import row from './gone-line.module.css';

type Coupon = NonNullable<CartView['coupon']>;

/** The coupon of the cart, to apply and to take out, with the network and without (spec 4: totals). */
export function CouponField({
  coupon,
  refusedCoupon,
  couponChange,
}: Pick<CartView, 'coupon' | 'refusedCoupon' | 'couponChange'>) {
  const t = useWords('cart');
  const { cart } = useCommands();
  const { place, keepFocus } = useKeptFocus(`${coupon?.code} ${couponChange?.at}`);
  const operation = () => ({ operationId: crypto.randomUUID() });
  const apply = (code: string): void => keepFocus(cart.applyCoupon({ ...operation(), code }));
  return (
    <div ref={place} className={styles.coupon} data-testid="coupon" data-code={coupon?.code}>
      <div
        className={`${styles.entry} ${couponChange ? row.gone : ''}`}
        data-testid={couponChange ? 'coupon-elsewhere' : undefined}
      >
        {/* It is there before its words, so that a screen reader says them when they come. */}
        <p role="status">
          {couponChange && t(couponChange.code === null ? 'coupon.gone' : 'coupon.added', { ...couponChange })}
        </p>
        {couponChange && couponChange.before !== null && (
          <Button look="quiet" onClick={() => apply(couponChange.before!)}>
            {t('coupon.apply')} {couponChange.before}
          </Button>
        )}
        {couponChange && (
          <IconButton
            icon="close"
            label={t('shop:nav.close')}
            onClick={() => keepFocus(cart.dismissCouponChange({}))}
          />
        )}
      </div>
      <div role="status">{coupon && <CouponText coupon={coupon} />}</div>
      {coupon && (
        <Button
          look="quiet"
          aria-label={t('coupon.removeNamed', { code: coupon.code })}
          data-testid="coupon-remove"
          onClick={() => keepFocus(cart.removeCoupon(operation()))}
        >
          {t('cart:remove')}
        </Button>
      )}
      {(!coupon || refusedCoupon !== null) && (
        <CouponEntry key={refusedCoupon} refused={refusedCoupon} onApply={apply} />
      )}
    </div>
  );
}

/** What the code takes off; where only the shop can say that, that it is counted when the shop can be asked. */
function CouponText({ coupon: { code, percent, isConfirmed } }: { readonly coupon: Coupon }) {
  const t = useWords('cart');
  const { value: connection } = useLive(queries.sync.connection());
  const isOnline = connection?.isOnline ?? true;
  const state = isOnline ? 'checked' : percent === null ? 'countedLater' : 'confirmedLater';
  return (
    <>
      <p className={styles.code}>
        {percent === null ? t('coupon.code', { code }) : t('coupon.percent', { code, percent: Math.round(percent) })}
      </p>
      {!isConfirmed && <p className={styles.muted}>{t(`coupon.${state}`)}</p>}
    </>
  );
}

/** Whoever applies or takes out a code by keyboard, or closes what is said of it, goes on at what comes in its place. */
function useKeptFocus(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef<string | null>(null);
  useEffect(() => {
    if (kept.current === null || kept.current === shown) return;
    kept.current = null;
    moveFocus(place.current, place.current?.querySelector<HTMLElement>('button, summary'));
  }, [shown]);
  /** For what was just asked; where it is refused, nothing comes in its place, and why is said. */
  const keepFocus = (asked: Promise<Result<unknown>>): void => {
    kept.current = shown;
    void asked.then(({ ok }) => ok || (kept.current = null));
    void tellRefusal(asked);
  };
  return { place, keepFocus };
}
