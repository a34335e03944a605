import { isSellablePrice } from '#domain/price.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import type { ProductView } from '#domain/views/product.ts';
import { notify } from '#src/data/notices.ts';
import { useQtyInCart } from '#src/data/qty-in-cart.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Price } from '#src/ui/price.tsx';
import { Quantity } from '#src/ui/quantity.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './purchase-box.module.css';

const BuyBar = unseenPart(async () => (await import('./unseen-parts.ts')).BuyBar);

interface BuyLineProps {
  readonly product: ProductView;
  /** The line of the cart that is changed, if one is. */
  readonly changed: CartLineView | null;
  /** How many are asked for. */
  readonly qty: number;
  readonly onChange: (qty: number) => void;
  readonly onBuy: (qty: number) => Promise<void>;
}

/**
 * The quantity and the buy button. When the product cannot be bought, the button says so, and pressing it shows why
 * (spec 8).
 */
export function BuyLine({ product, changed, qty, onChange, onBuy }: BuyLineProps) {
  const t = useWords();
  const format = usePriceText();
  const { chosen } = product;
  const action = changed ? 'update' : 'add';
  const qtyInCart = useQtyInCart(chosen, changed?.key);
  const left = Math.max(1, chosen.maxQty - qtyInCart);
  const obstacle = obstacleOf(product);
  const choose = (wanted: number): void => {
    if (!Number.isInteger(wanted) || wanted < 1) notify({ code: 'quantityInvalid', params: { max: left } });
    else onChange(Math.min(wanted, left));
    if (wanted <= left) return;
    if (qtyInCart > 0) notify({ code: 'moreThanLeft', params: { max: chosen.maxQty, left } });
    else notify({ code: 'quantityLimited', params: { max: left } });
  };
  const labels = { field: t('product.quantity'), fewer: t('product.decrease'), more: t('product.increase') };
  const buy = (): void => void onBuy(Math.min(qty, left));
  return (
    <div className={obstacle === null ? `${styles.buy} ${styles.buyable}` : styles.buy}>
      <Quantity value={Math.min(qty, left)} max={left} labels={labels} onChange={choose} />
      <Button isLarge isWide look={obstacle === null ? 'primary' : 'secondary'} data-testid="add-to-cart" onClick={buy}>
        {t(`product.${obstacle ?? action}`)}
      </Button>
      {obstacle === null && (
        <BuyBar>
          <Price {...chosen.price} format={format} data-testid="bar-price" />
          <Button onClick={buy}>{t(`product.${action}`)}</Button>
        </BuyBar>
      )}
    </div>
  );
}

/** Why the product cannot be bought now, as the key of a text, or `null`. */
function obstacleOf({ chosen, isSellableType }: ProductView): string | null {
  if (!isSellableType) return 'notSellable';
  if (!isSellablePrice(chosen.price.amountMinor)) return 'onRequest';
  return chosen.isNoneAvailable || chosen.maxQty === 0 ? 'notAvailable' : null;
}
