import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductView } from '#domain/views/product.ts';
import { useAgeText, usePriceText } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Price } from '#src/ui/price.tsx';
import { Quantity } from '#src/ui/quantity.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import styles from './purchase-box.module.css';
import { VariantPicker } from './variant-picker.tsx';

interface PurchaseBoxProps {
  readonly product: ProductView;
  /** How many of the chosen article are in the cart. */
  readonly qtyInCart: number;
  readonly onAdd: (qty: number) => Promise<void>;
}

/** Name, price, variants, stock and the one large button. */
export function PurchaseBox({ product, qtyInCart, onAdd }: PurchaseBoxProps) {
  const { t } = useTranslation();
  const { chosen, options } = product;
  return (
    <div className={styles.box}>
      <div className={styles.names}>
        {product.brand && <p className={styles.brand}>{product.brand}</p>}
        <h1 className={styles.name} data-testid="product-name">
          {product.name1}
        </h1>
        {product.name2 && <p className={styles.kind}>{product.name2}</p>}
      </div>
      <PriceLine product={product} />
      <VariantPicker options={options} />
      {chosen.isNearest && <p className={styles.warning}>{t('product.nearest')}</p>}
      {chosen.isNoneAvailable && <p className={styles.warning}>{t('errors:noVariants')}</p>}
      <StockLine product={product} qtyInCart={qtyInCart} />
      <BuyLine product={product} qtyInCart={qtyInCart} onAdd={onAdd} />
      <ul className={styles.promises}>
        <li>
          <Icon name="truck" />
          {t('notice.delivery')}
        </li>
        <li>
          <Icon name="returns" />
          {t('notice.returns')}
        </li>
      </ul>
      <p className={styles.article}>{t('product.article', { sku: chosen.sku })}</p>
    </div>
  );
}

function PriceLine({ product: { chosen } }: { readonly product: ProductView }) {
  const { t } = useTranslation();
  const format = usePriceText();
  const age = useAgeText();
  const { price } = chosen;
  return (
    <div className={styles.price}>
      <Price {...price} format={format} />
      {price.state !== 'live' && price.amountMinor !== null && (
        <p className={styles.age} suppressHydrationWarning>
          {t('price.asOf', { when: age(price.asOf) })}
        </p>
      )}
    </div>
  );
}

function StockLine({ product, qtyInCart }: Omit<PurchaseBoxProps, 'onAdd'>) {
  const { t } = useTranslation();
  const age = useAgeText();
  const { chosen, weeks } = product;
  const isAllInCart = qtyInCart > 0 && chosen.maxQty > 0 && qtyInCart >= chosen.maxQty;
  return (
    <div className={styles.stock}>
      <StockBadge status={isAllInCart ? 'max_in_cart' : chosen.stock} />
      <p className={styles.delivery}>
        <Icon name="truck" size={20} />
        {t('product.delivery', { weeks })}
      </p>
      <p className={styles.age} suppressHydrationWarning>
        {chosen.stockAt === null ? t('stock.snapshot') : t('stock.asOf', { when: age(chosen.stockAt) })}
      </p>
    </div>
  );
}

function BuyLine({ product, qtyInCart, onAdd }: PurchaseBoxProps) {
  const { t } = useTranslation();
  const [qty, setQty] = useState(1);
  const { chosen, isSellableType } = product;
  const left = Math.max(0, chosen.maxQty - qtyInCart);
  const canAdd = isSellableType && !chosen.isNoneAvailable && chosen.price.amountMinor !== null && chosen.maxQty > 0;
  const labels = { field: t('product.quantity'), fewer: t('product.decrease'), more: t('product.increase') };
  return (
    <div className={styles.buy}>
      <Quantity value={Math.min(qty, Math.max(1, left))} max={Math.max(1, left)} labels={labels} onChange={setQty} />
      <Button
        isLarge
        isWide
        data-testid="add-to-cart"
        disabled={!canAdd}
        onClick={() => {
          void onAdd(qty).then(() => setQty(1));
        }}
      >
        {isSellableType ? t('product.add') : t('product.notSellable')}
      </Button>
    </div>
  );
}
