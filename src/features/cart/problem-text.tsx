import type { CartLineView } from '#domain/views/cart.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './cart-line.module.css';

/** Why a line cannot be bought as it is (D86), or that this device does not know it yet. */
export function ProblemText({ line }: { readonly line: CartLineView }) {
  const t = useWords();
  if (!line.problem)
    return (
      line.isUnknown && (
        <p className={styles.muted} data-testid="cart-unknown">
          {t('cart:unknown')}
        </p>
      )
    );
  return (
    <p className={styles.problem} data-testid="cart-problem">
      {t(`cart:problem.${line.problem}`, { max: line.maxQty })}
    </p>
  );
}
