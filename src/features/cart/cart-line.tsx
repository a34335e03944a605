import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { PastChange } from '#domain/line-history.ts';
import type { StockBadge as StockBadgeName } from '#domain/stock.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { IconButton } from '#src/ui/button.tsx';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Quantity } from '#src/ui/quantity.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { closeCart } from './cart-store.ts';
import { changeOf } from './line-change.ts';
import { LineHistory } from './line-history.tsx';
import { ProblemText } from './problem-text.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { Link } from '#src/ui/link.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './cart-line.module.css';
import { useCartActions } from './use-cart-actions.ts';

interface CartLineProps {
  readonly line: CartLineView;
  /** What became of it, where that is worth telling. */
  readonly history: readonly PastChange[] | undefined;
  /** Called when the line is being removed, and with it the element that has the focus. */
  readonly onRemoving: () => void;
}

/** A line of the cart with its article, its quantity and a button to remove it, which asks first (D75). */
export function CartLine({ line, history, onRemoving }: CartLineProps) {
  const t = useWords();
  const format = usePriceText();
  const net = useTool('net');
  const { setQty, remove } = useCartActions();
  const removeIt = useOneAtATime(async () => {
    onRemoving();
    await remove(line);
  });
  const { name } = line;
  const labels = {
    field: t('set.quantityOf', { name }),
    fewer: t('set.fewerOf', { name }),
    more: t('set.moreOf', { name }),
  };
  return (
    <li className={styles.line} data-testid="cart-item" data-sku={line.sku} data-qty={line.qty}>
      <Picture image={line.image} alt="" {...THUMBNAIL_CART_PX} sizes="96px" />
      <div className={styles.text}>
        <div className={styles.head}>
          <LineName line={line} />
          <span className={styles.row}>
            {(net?.said(format, line.taxBasisPoints) ?? format)(line.rowMinor)}
            {net?.gross(line.rowMinor, format, 'row')}
          </span>
        </div>
        {line.name2 && <span className={styles.muted}>{line.name2}</span>}
        {line.optionLabels.map(({ label, value }) => (
          <span key={`${label} ${value}`} className={styles.muted}>
            {label}: {value}
          </span>
        ))}
        {line.isChangeable && <ChangeLink line={line} />}
        {line.stock && <LineStock line={line} status={line.stock} />}
        <ProblemText line={line} />
        <div className={styles.tools}>
          <RemovalQuestion question={t('cart:removeQuestion')} onRemove={removeIt}>
            {(press, isBack) => (
              <>
                <Quantity
                  value={line.qty}
                  max={Math.max(line.maxQty, line.qty)}
                  labels={labels}
                  onChange={(qty) => setQty(line, qty)}
                />
                <IconButton
                  icon="trash"
                  autoFocus={isBack}
                  label={t('cart:removeNamed', { name: line.name })}
                  data-testid="cart-remove"
                  onClick={press}
                />
              </>
            )}
          </RemovalQuestion>
        </div>
        {history && <LineHistory line={line} changes={history} />}
      </div>
    </li>
  );
}

function LineName({ line }: { readonly line: CartLineView }) {
  if (!line.path) return <span className={styles.name}>{line.name}</span>;
  return (
    <Link className={styles.name} to={line.path} onClick={closeCart}>
      {line.name}
    </Link>
  );
}

/** Links to the product's page, where the options of the line can be changed. */
function ChangeLink({ line }: { readonly line: CartLineView }) {
  const t = useWords();
  return (
    <Link
      className={styles.change}
      to={line.path!}
      state={changeOf(line)}
      aria-label={t('cart:changeNamed', { name: line.name })}
      data-testid="cart-change"
      onClick={closeCart}
    >
      {t('cart:change')}
    </Link>
  );
}

/** The stock of the line with its age if the server has not confirmed it (D23), and when the line arrives. */
function LineStock({ line, status }: { readonly line: CartLineView; readonly status: StockBadgeName }) {
  const t = useWords();
  const age = useAgeText();
  const deliveryText = useDeliveryText();
  return (
    <p className={styles.stock}>
      <StockBadge status={status} />
      {status === 'volatile' && <span className={styles.muted}>{t('stock.asOf', { when: age(line.stockAt) })}</span>}
      {line.delivery && (
        <span className={styles.muted} data-testid="delivery">
          {deliveryText(line.delivery)}
        </span>
      )}
    </p>
  );
}
