import { Fragment, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { CartView } from '#domain/views/cart.ts';
import { closeNotice, noticeStore } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { type MessageAction, messages } from '#schemas/messages.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useTool } from '#src/ui/late-tools.ts';
import { Icon } from '#src/ui/icon.tsx';
import { moveFocus } from '#src/ui/move-focus.ts';
import { CartLine } from './cart-line.tsx';
import { cartPanel, closeCart } from './cart-store.ts';
import { ClearButton } from './clear-button.tsx';
import { CouponField } from './coupon-field.tsx';
import { FreeShippingBar } from './free-shipping-bar.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { GoesWith } from './goes-with.tsx';
import { GoneLine } from './gone-line.tsx';
import { ShareButton } from './share-button.tsx';
import styles from './microcart.module.css';

/** The cart, a panel that opens on every page. */
export function Microcart() {
  const t = useWords();
  const navigate = useNavigate();
  const { isOpen } = useSnapshot(cartPanel);
  const { value: cart } = useLive(queries.cart.current());
  const isEmpty = !cart || cart.lines.length === 0;
  const canOrder = !isEmpty && cart.lines.every(({ problem }) => problem === null);
  useEffect(() => {
    if (isOpen) closeNoticesToCheckout();
  }, [isOpen]);
  const { body, keepFocusAt } = useFocusAfterRemoval(cart?.lines.length ?? 0);
  const leaveTo = (path: string): void => {
    closeCart();
    void navigate(path);
  };
  return (
    <Dialog
      shape="drawer"
      data-testid="microcart"
      title={t('cart:title')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={closeCart}
      foot={
        !isEmpty && (
          <>
            {cart.freeShipping && <FreeShippingBar {...cart.freeShipping} />}
            <CartTotals cart={cart} />
            <Button
              isLarge
              isWide
              disabled={!canOrder}
              data-testid="proceed-to-checkout"
              onClick={() => leaveTo('/checkout')}
            >
              {t('cart:checkout')}
            </Button>
          </>
        )
      }
    >
      <div ref={body} className={isEmpty && !cart?.gone.length ? styles.blank : undefined}>
        {cart && cart.gone.length > 0 && (
          <ul>
            {cart.gone.map((line) => (
              <GoneLine key={line.key} line={line} />
            ))}
          </ul>
        )}
        {isEmpty ? (
          <div className={styles.empty}>
            <span className={styles.mark}>
              <Icon name="bag" size={32} />
            </span>
            <p>{t('cart:empty')}</p>
            <Button look="secondary" onClick={() => leaveTo('/')}>
              {t('cart:browse')}
            </Button>
          </div>
        ) : (
          <>
            <ul className={styles.lines}>
              {cart.lines.map((line, place) => (
                <CartLine
                  key={line.key}
                  line={line}
                  history={cart.histories[line.key]}
                  onRemoving={() => keepFocusAt(place)}
                />
              ))}
            </ul>
            <CouponField {...cart} />
            <ShareButton lines={cart.lines} />
            <ClearButton onRemoving={() => keepFocusAt(0, 0)} />
            <GoesWith line={cart.lines.at(-1)!} lines={cart.lines} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/**
 * After a removal, moves the focus to the line that takes the removed one's place, or in an empty cart to the button
 * that leads on.
 */
function useFocusAfterRemoval(lines: number) {
  const body = useRef<HTMLDivElement>(null);
  const removal = useRef<{ readonly place: number; readonly left: number } | null>(null);
  useEffect(() => {
    if (!removal.current || lines > removal.current.left) return;
    const { place } = removal.current;
    removal.current = null;
    const ways = body.current?.querySelectorAll<HTMLElement>('[data-testid=cart-remove]') ?? [];
    const next = ways[Math.min(place, ways.length - 1)] ?? body.current?.querySelector<HTMLElement>('button');
    moveFocus(null, next);
  }, [lines]);
  /** `left`: how many lines there are when it is done; they may go one by one. */
  const keepFocusAt = (place: number, left = lines - 1): void => void (removal.current = { place, left });
  return { body, keepFocusAt };
}

/** Closes the notices whose button leads to the checkout, because the open cart has such a button itself. */
function closeNoticesToCheckout(): void {
  for (const { id, code } of noticeStore.notices) {
    const actions: readonly MessageAction[] = messages[code].actions;
    if (actions.includes('proceedToCheckout')) closeNotice(id);
  }
}

function CartTotals({ cart: { totals, coupon, lines, delivery } }: { readonly cart: CartView }) {
  const t = useWords('shop', 'product');
  const format = usePriceText();
  const deliveryText = useDeliveryText();
  const isNet = useTool('net') !== null;
  return (
    <>
      <dl className={styles.totals}>
        {(totals.discountMinor !== 0 || totals.fees.length > 0) && (
          <>
            <dt>{t('cart:subtotal')}</dt>
            <dd>{format(totals.subtotalMinor)}</dd>
          </>
        )}
        {totals.discountMinor !== 0 && (
          <>
            <dt>{coupon ? t('cart:discountCode', { code: coupon.code }) : t('cart:discount')}</dt>
            <dd>{format(totals.discountMinor)}</dd>
          </>
        )}
        {totals.fees.map(({ code, label, amountMinor }) => (
          <Fragment key={code}>
            <dt>{label}</dt>
            <dd>{format(amountMinor)}</dd>
          </Fragment>
        ))}
        {isNet && (
          <>
            <dt>{t('product:net.total')}</dt>
            <dd>{format(totals.grandTotalMinor - totals.taxMinor)}</dd>
          </>
        )}
        <dt className={styles.total}>{t('cart:total')}</dt>
        <dd
          className={styles.total}
          data-testid="cart-total"
          data-amount={totals.grandTotalMinor}
          data-state={totals.state}
        >
          {format(totals.grandTotalMinor)}
        </dd>
      </dl>
      <p className={styles.note}>{t(`cart:${totals.state}`)}</p>
      {delivery && lines.length > 1 && (
        <p className={styles.note} data-testid="cart-delivery">
          {deliveryText(delivery)}
        </p>
      )}
    </>
  );
}
