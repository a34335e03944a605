import { useState } from 'react';
import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import type { SharedLine } from '#domain/shared-cart.ts';
import type { CartView } from '#domain/views/cart.ts';
import type { SharedCartView, SharedLineView } from '#domain/views/shared-cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { useTool } from '#src/ui/late-tools.ts';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useIsHere } from '#src/ui/use-is-here.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import { openCart } from './cart-store.ts';
import { ProblemText } from './problem-text.tsx';
import styles from './shared-cart.module.css';

interface SharedCartProps {
  readonly items: readonly SharedLine[];
  readonly shared: SharedCartView;
  readonly cart: CartView;
}

/** What a link wants in the cart, and what that changes, before anything is changed (D30). */
export function SharedCart({ items, shared, cart }: SharedCartProps) {
  const t = useWords('cart');
  const format = usePriceText();
  const isNet = useTool('net') !== null;
  const { lines, unknown, totalMinor } = shared;
  return (
    <div className={styles.page} data-testid="shared-cart">
      <h1 className={styles.title}>{t('link.title')}</h1>
      <ul>
        {lines.map((line) => (
          <SharedRow key={line.key} line={line} />
        ))}
      </ul>
      {unknown.length > 0 && (
        <p className={styles.unknown} data-testid="shared-unknown">
          {t('link.unknown', { count: unknown.length, skus: unknown.join(', ') })}
        </p>
      )}
      <p className={styles.total}>
        <span>{t('cart:total')}</span>
        <span data-testid="shared-total" data-amount={totalMinor}>
          {format(totalMinor)}
          {isNet && ` ${t('shop:cart.inclTax')}`}
        </span>
      </p>
      <Takers items={items} shared={shared} cart={cart} />
    </div>
  );
}

function SharedRow({ line }: { readonly line: SharedLineView }) {
  const t = useWords('cart');
  const format = usePriceText();
  const net = useTool('net');
  const about = [line.name2, ...line.optionLabels.map(({ value }) => value)].filter(Boolean).join(', ');
  return (
    <li className={styles.line} data-testid="shared-line" data-sku={line.sku} data-qty={line.qty}>
      <Picture image={line.image} alt="" {...THUMBNAIL_CART_PX} sizes="64px" />
      <div>
        {line.path ? (
          <Link className={styles.name} to={line.path}>
            {line.name}
          </Link>
        ) : (
          <span className={styles.name}>{line.name}</span>
        )}
        <p className={styles.muted}>{[about, `×\u00A0${line.qty}`].filter(Boolean).join(', ')}</p>
        {line.qtyInCart > 0 && <p className={styles.muted}>{t('link.inCart', { count: line.qtyInCart })}</p>}
        <ProblemText line={line} />
      </div>
      <span className={styles.price}>
        {(net?.said(format, line.taxBasisPoints) ?? format)(line.rowMinor)}
        {net?.gross(line.rowMinor, format, 'row')}
      </span>
    </li>
  );
}

/** The ways to take it over; with something in the cart it is said what each of them does to that. */
function Takers({ items, shared, cart }: SharedCartProps) {
  const t = useWords('cart');
  const commands = useCommands();
  const [done, setDone] = useState<'all' | 'some' | null>(null);
  const isHere = useIsHere();
  const take = useOneAtATime(async (isReplacing: boolean) => {
    const taken = await commands.cart.takeShared({ operationId: crypto.randomUUID(), items, isReplacing });
    if (!taken.ok) return notify(taken.error);
    setDone(taken.value.isAll ? 'all' : 'some');
    if (isHere.current) openCart();
    return undefined;
  });
  const kept = new Set(shared.lines.map(({ key }) => key));
  const gone = cart.lines.filter(({ key }) => !kept.has(key)).map(({ name }) => name);
  return (
    <>
      <p role="status" className={styles.muted}>
        {done && t(`link.done.${done}`)}
      </p>
      {done === null && (
        <div className={styles.actions}>
          <Button isLarge data-testid="shared-merge" onClick={() => take(false)}>
            {t(cart.lines.length === 0 ? 'link.take' : 'link.merge')}
          </Button>
          {cart.lines.length > 0 && (
            <Button look="secondary" isLarge data-testid="shared-replace" onClick={() => take(true)}>
              {t('link.replace')}
            </Button>
          )}
        </div>
      )}
      {done === null && gone.length > 0 && (
        <p className={styles.muted}>{t('link.replaced', { names: gone.join(', ') })}</p>
      )}
    </>
  );
}
