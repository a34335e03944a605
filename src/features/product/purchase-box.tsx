import { type ComponentType, type ReactNode, useState } from 'react';
import type { LineOptions } from '#domain/line-key.ts';
import { formatNumber } from '#domain/number-format.ts';
import { type ReadChoice, readChoice } from '#domain/offering/choice.ts';
import { isAwaited } from '#domain/restock.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import type { ProductView } from '#domain/views/product.ts';
import { withChoice } from '#domain/views/with-choice.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { notify } from '#src/data/notices.ts';
import { useIsAllInCart } from '#src/data/qty-in-cart.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { Price } from '#src/ui/price.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { BuyLine } from './buy-line.tsx';
import { DeliveryLine, type DeliveryOfferProps } from './delivery-line.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './purchase-box.module.css';
import type { ChosenPart } from './set-box.tsx';
import { VariantPicker } from './variant-picker.tsx';

/** The article that somebody may wait for. */
export interface RestockProps {
  readonly sku: string;
  readonly name: string;
}

interface PurchaseBoxProps {
  readonly product: ProductView;
  /** The variant that was chosen last, while the one before is shown in its place. */
  readonly awaitedSku: string | null;
  readonly onChoose: (sku: string) => void;
  /** The line of the cart that is changed here, if one is (spec 4: cart edit mode). */
  readonly changed: CartLineView | null;
  readonly onBuy: (qty: number, options: LineOptions) => Promise<boolean>;
  /** The line stays as it is. */
  readonly onKeep: () => void;
  /** What the delivery costs, and when it is there; known on the device only. */
  readonly DeliveryOffer: ComponentType<DeliveryOfferProps>;
  /** How to be told once it can be bought. */
  readonly Restock: ComponentType<RestockProps>;
  readonly onAddParts: (parts: readonly ChosenPart[]) => Promise<boolean>;
  /** What else can be done with the article. */
  readonly children: ReactNode;
}

/** Only some products are sets, let anything be chosen beside their variant, stand in a showroom, or have a model or a history. */
const Choices = lazyPart(async () => (await import('./parts.ts')).Choices);
const SetBox = lazyPart(async () => (await import('./parts.ts')).SetBox);
const ShowroomLine = lazyPart(async () => (await import('./parts.ts')).ShowroomLine);
const PriceHistory = lazyPart(async () => (await import('./parts.ts')).PriceHistory);
const ArButton = lazyPart(async () => (await import('./parts.ts')).ArButton);

const NO_CHOICE: ReadChoice = { choice: {}, own: {}, problems: [] };

/** Name, price, variants, what else is chosen, stock and the one large button. */
export function PurchaseBox(props: PurchaseBoxProps) {
  const {
    product: plain,
    awaitedSku,
    onChoose,
    changed,
    onBuy,
    onKeep,
    onAddParts,
    DeliveryOffer,
    Restock,
    children,
  } = props;
  const t = useWords();
  const errorText = useErrorText();
  const { locale } = useStoreView();
  const [wanted, setWanted] = useState({ sku: '', qty: 1 });
  const [picked, setPicked] = useState<LineOptions | null>(changed?.options ?? null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const { choices } = plain;
  const { choice, own, problems } = choices ? readChoice(choices.offering, picked ?? choices.first) : NO_CHOICE;
  // Of another variant one is bought at first; what was chosen beside it stays.
  const qty = wanted.sku === plain.chosen.sku ? wanted.qty : (changed?.qty ?? 1);
  const product = choices ? { ...plain, chosen: withChoice(plain.chosen, choices, own, qty) } : plain;
  const { chosen, options, parts, models } = product;
  const goodsMinor = chosen.price.amountMinor === null ? null : chosen.price.amountMinor * qty;
  const buy = async (count: number): Promise<void> => {
    const lacking = new Set(problems.filter(({ kind }) => kind === 'missing').map(({ id }) => id));
    // A tap changes nothing here that the screen shows, as a rule. Then the box is not drawn anew, which the answer to the tap would wait for.
    setMissing((before) => (before.size + lacking.size === 0 ? before : lacking));
    const [first] = problems;
    if (first?.kind === 'missing') notify({ code: 'choiceMissing', params: { label: first.label } });
    else if ((await onBuy(count, own)) && qty !== 1)
      setWanted((now) => (now === wanted ? { sku: chosen.sku, qty: 1 } : now));
  };
  return (
    <div className={styles.box}>
      <div className={styles.names}>
        {product.brand && <p className={styles.brand}>{product.brand.label}</p>}
        <h1 className={styles.name} data-testid="product-name">
          {product.name1}
        </h1>
        {product.name2 && <p className={styles.kind}>{product.name2}</p>}
        {product.rating && (
          <a className={styles.rating} href="#reviews" data-testid="rating">
            {t('product.rating', {
              ...product.rating,
              average: formatNumber(product.rating.average, 1, locale),
            })}
          </a>
        )}
      </div>
      <PriceLine product={product} />
      {options.length > 0 && <VariantPicker options={options} awaitedSku={awaitedSku} onChoose={onChoose} />}
      {chosen.isNearest && <p className={styles.warning}>{t('product.nearest')}</p>}
      {chosen.isNoneAvailable && <p className={styles.warning}>{errorText('noVariants')}</p>}
      {parts.length > 0 ? (
        <SetBox
          key={product.id}
          parts={parts}
          isWhole={product.isWhole}
          DeliveryOffer={DeliveryOffer}
          onAdd={onAddParts}
        />
      ) : (
        <>
          {choices && <Choices {...{ choices, choice, qty, problems, missing }} onChange={setPicked} />}
          <StockLine product={product} changed={changed}>
            <DeliveryLine delivery={chosen.delivery} goodsMinor={goodsMinor} DeliveryOffer={DeliveryOffer} />
          </StockLine>
          {product.showrooms.length > 0 && (
            <div className={styles.showrooms}>
              <ShowroomLine product={product} />
            </div>
          )}
          {changed && (
            <p className={styles.changing}>
              {t('product.changing')}
              <Button look="quiet" data-testid="cart-change-cancel" onClick={onKeep}>
                {t('product.keepLine')}
              </Button>
            </p>
          )}
          <BuyLine
            product={product}
            changed={changed}
            qty={qty}
            onChange={(next) => setWanted({ sku: chosen.sku, qty: next })}
            onBuy={buy}
          />
          {isAwaited(chosen.stock) && (
            <div className={styles.restock}>
              <Restock key={chosen.sku} sku={chosen.sku} name={chosen.name} />
            </div>
          )}
        </>
      )}
      {(models.glb ?? models.usdz) !== null && (
        <div className={styles.room}>
          <ArButton product={product} />
        </div>
      )}
      <div className={styles.more}>{children}</div>
      {product.isDelivered && (
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
      )}
      <p className={styles.article}>{t('product.article', { sku: chosen.sku })}</p>
    </div>
  );
}

function PriceLine({ product: { chosen, parts, priceHistory } }: { readonly product: ProductView }) {
  const t = useWords();
  const format = usePriceText();
  const age = useAgeText();
  const { price } = chosen;
  const net = useTool('net');
  // What it would cost nobody can say, nor can anybody ask for it.
  if (price.amountMinor === null && parts.some(({ isMissing }) => isMissing)) return null;
  const when = age(price.asOf);
  const isCurrent = price.state === 'live' || (price.state === 'snapshot' && when === t('age.now'));
  const asOf = t(price.state === 'failed' ? 'price.failed' : 'price.asOf', { when });
  // What is tax in a price without it stands beside that.
  const tax = net ? [] : [t('cart.inclTax')];
  const facts = isCurrent && !net ? tax : [...tax, asOf];
  return (
    <div className={styles.price}>
      <Price {...price} format={format} />
      {/* One line whatever is known: what comes later must not push anything away. */}
      <Dated>{price.amountMinor === null ? t('price.unknownHint') : facts.join(' · ')}</Dated>
      {priceHistory && <PriceHistory history={priceHistory} say={net?.said(format) ?? format} />}
    </div>
  );
}

/**
 * A line that says how old something is. Who rendered it did not know the reader's clock, so it is written anew once the
 * page is taken over.
 */
function Dated({ children }: { readonly children: string }) {
  return (
    <p key={String(useIsHydrating())} className={styles.fact} suppressHydrationWarning>
      {children}
    </p>
  );
}

function StockLine({ product, changed, children }: Pick<PurchaseBoxProps, 'product' | 'changed' | 'children'>) {
  const t = useWords();
  const age = useAgeText();
  const { chosen } = product;
  const isAllInCart = useIsAllInCart(chosen, changed?.key);
  return (
    <div className={styles.stock}>
      <div className={styles.status}>
        <StockBadge status={isAllInCart ? 'max_in_cart' : chosen.stock} />
        {chosen.stock !== 'orderable' && (
          <Dated>
            {chosen.stockAt === null
              ? t('stock.snapshot', { when: age(chosen.catalogueAt) })
              : t('stock.asOf', { when: age(chosen.stockAt) })}
          </Dated>
        )}
      </div>
      {children}
    </div>
  );
}
