import { useRef } from 'react';
import type { PastChange } from '#domain/line-history.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import { useAgeText } from '#src/data/age-text.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './cart-line.module.css';
import { useCartActions } from './use-cart-actions.ts';

interface LineHistoryProps {
  readonly line: CartLineView;
  /** The newest last. */
  readonly changes: readonly PastChange[];
}

/** What became of a line and where, and the way back from what somebody else made of it (decision 095). */
export function LineHistory({ line, changes }: LineHistoryProps) {
  const t = useWords();
  const age = useAgeText();
  const { setQty } = useCartActions();
  const summary = useRef<HTMLElement>(null);
  const { by, before } = changes.at(-1)!;
  const goBack = (): void => {
    // The button goes with the change that it takes back, and the focus would go with it.
    summary.current?.focus();
    void setQty(line, before);
  };
  return (
    <details data-testid="line-history">
      <summary ref={summary} className={styles.changes} aria-label={t('cart:history.of', { name: line.name })}>
        {t('cart:history.title')}
      </summary>
      <ol className={styles.history}>
        {changes.toReversed().map((change) => (
          <li key={`${change.at} ${change.before} ${change.qty}`}>
            <ChangeText change={change} />
            <span className={styles.muted}>{t(`cart:history.${change.by}`, { when: age(change.at) })}</span>
          </li>
        ))}
      </ol>
      {by !== 'here' && before > 0 && (
        <Button look="secondary" data-testid="line-back" onClick={goBack}>
          {t('cart:history.back', { qty: before })}
        </Button>
      )}
    </details>
  );
}

function ChangeText({ change: { before, qty, chosenBefore } }: { readonly change: PastChange }) {
  const t = useWords();
  if (before === 0) return <span>{t('cart:history.putIn', { qty })}</span>;
  return (
    <>
      {chosenBefore && <span>{t('cart:history.chosen', { before: chosenBefore.join(', ') })}</span>}
      {before !== qty && <span>{t('cart:history.qty', { before, qty })}</span>}
    </>
  );
}
