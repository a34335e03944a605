import { type ComponentType, useState } from 'react';
import { QTY_MAX, THUMBNAIL_CART_PX } from '#config/limits.ts';
import { latestPromise } from '#domain/latest-promise.ts';
import { priceFor } from '#domain/offering/count.ts';
import { qtyInCart } from '#domain/offering/in-cart.ts';
import type { PartView } from '#domain/views/parts.ts';
import type { PriceView } from '#domain/views/price-view.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { Quantity } from '#src/ui/quantity.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { DeliveryLine, type DeliveryOfferProps } from './delivery-line.tsx';
import box from './purchase-box.module.css';
import styles from './set-box.module.css';

const BuyBar = unseenPart(async () => (await import('./unseen-parts.ts')).BuyBar);

export interface ChosenPart {
  readonly parentSku: string;
  readonly sku: string;
  readonly qty: number;
}

interface SetBoxProps {
  readonly parts: readonly PartView[];
  /** False when a missing part makes the whole set unsellable (D27). */
  readonly isWhole: boolean;
  /** What the delivery of what is chosen costs, and when it is there; known on the device only. */
  readonly DeliveryOffer: ComponentType<DeliveryOfferProps>;
  readonly onAdd: (parts: readonly ChosenPart[]) => Promise<boolean>;
}

/** The parts of a set with their quantities, and one button to buy all of them (D81). */
export function SetBox({ parts, isWhole, DeliveryOffer, onAdd }: SetBoxProps) {
  const t = useWords();
  const format = usePriceText();
  /** The quantities that the shopper changed; the others are those of the set. */
  const [changed, setChanged] = useState<ReadonlyMap<string, number>>(new Map());
  const lines = useLive(queries.cart.current(), ({ value }) => value?.lines);
  /** How many of a part can be added to what the cart holds (D24). */
  const leftOf = (part: PartView): number => part.maxQty - qtyInCart(lines ?? [], part);
  const qtyOf = (part: PartView): number => Math.min(changed.get(part.sku) ?? part.qty, leftOf(part));
  const chosen = parts.map((part) => ({ part, qty: qtyOf(part) })).filter(({ qty }) => qty > 0);
  const count = chosen.reduce((sum, { qty }) => sum + qty, 0);
  const delivery = latestPromise(chosen.map(({ part }) => part.delivery));
  const total = chosen.reduce((sum, { part, qty }) => sum + (priceOf(part, qty).amountMinor ?? 0) * qty, 0);
  const add = (): void => void onAdd(chosen.map(({ part: { parentSku, sku }, qty }) => ({ parentSku, sku, qty })));
  return (
    <section className={styles.set} aria-label={t('set.title')}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Part
            key={part.sku}
            part={part}
            qty={qtyOf(part)}
            left={leftOf(part)}
            isChosenHere={isWhole}
            onChange={(qty) => setChanged(new Map(changed).set(part.sku, qty))}
          />
        ))}
      </ul>
      {isWhole ? (
        <>
          <DeliveryLine delivery={delivery} goodsMinor={total} DeliveryOffer={DeliveryOffer} />
          <p className={styles.total}>
            <span>{t('set.total', { count })}</span>
            <Price amountMinor={total} regularMinor={null} format={format} data-testid="set-total" />
          </p>
          <div className={count > 0 ? box.buyable : undefined}>
            <Button
              isLarge
              isWide
              look={count > 0 ? 'primary' : 'secondary'}
              data-testid="add-to-cart"
              onClick={count > 0 ? add : () => notify({ code: 'quantityInvalid', params: { max: QTY_MAX } })}
            >
              {t('set.add', { count })}
            </Button>
            {count > 0 && (
              <BuyBar>
                <Price amountMinor={total} regularMinor={null} format={format} data-testid="bar-price" />
                <Button onClick={add}>{t('product.add')}</Button>
              </BuyBar>
            )}
          </div>
        </>
      ) : (
        <p className={styles.incomplete}>{t('set.incomplete')}</p>
      )}
    </section>
  );
}

/** What one piece of so many costs. */
function priceOf({ price, tiers }: PartView, qty: number): Pick<PriceView, 'amountMinor' | 'regularMinor'> {
  const { amountMinor, regularMinor } = price;
  return (amountMinor === null ? null : priceFor({ base: { amountMinor, regularMinor }, tiers }, qty)) ?? price;
}

interface PartProps {
  readonly part: PartView;
  readonly qty: number;
  /** How many of it can be added. */
  readonly left: number;
  readonly isChosenHere: boolean;
  readonly onChange: (qty: number) => void;
}

function Part({ part, qty, left, isChosenHere, onChange }: PartProps) {
  const t = useWords();
  const format = usePriceText();
  const { name, name2, variant, maxQty } = part;
  // Parts of one series have the same first name.
  const whole = [[name, name2].filter(Boolean).join(' '), variant].filter(Boolean).join(', ');
  const labels = {
    field: t('set.quantityOf', { name: whole }),
    fewer: t('set.fewerOf', { name: whole }),
    more: t('set.moreOf', { name: whole }),
  };
  const change = (wanted: number): void => {
    if (!Number.isInteger(wanted) || wanted < 0) return notify({ code: 'quantityInvalid', params: { max: left } });
    if (wanted > left)
      notify(
        left < maxQty
          ? { code: 'moreThanLeft', params: { max: maxQty, left } }
          : { code: 'quantityLimited', params: { max: maxQty } },
      );
    return onChange(Math.min(wanted, left));
  };
  return (
    <li className={styles.part} data-testid="set-part" data-sku={part.sku} data-qty={qty}>
      <Picture image={part.image} alt="" {...THUMBNAIL_CART_PX} sizes="96px" />
      <div className={styles.text}>
        {part.isMissing ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link className={styles.name} to={part.path}>
            {name}
          </Link>
        )}
        <span className={styles.muted}>{[part.name2, part.variant].filter(Boolean).join(' · ')}</span>
        {!part.isMissing && (
          <span className={styles.price}>
            <Price {...priceOf(part, qty)} format={format} data-testid="part-price" />
          </span>
        )}
        {part.isMissing && <Badge colour="stone">{t('set.missing')}</Badge>}
        {!part.isMissing && (left === 0 || !isChosenHere) && (
          <StockBadge status={left === 0 && maxQty > 0 ? 'max_in_cart' : part.stock} />
        )}
        {left > 0 && isChosenHere && <Quantity value={qty} min={0} max={left} labels={labels} onChange={change} />}
      </div>
    </li>
  );
}
