import type { CartLineView } from '#domain/views/cart.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './cart-line.module.css';
import { useCartActions } from './use-cart-actions.ts';

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

/** The same text with a button that solves the problem, for pages where the cart cannot be opened. */
export function LineProblem({ line }: { readonly line: CartLineView }) {
  const t = useWords();
  const { setQty, remove } = useCartActions();
  if (!line.problem) return <ProblemText line={line} />;
  return (
    <>
      <ProblemText line={line} />
      <div className={styles.wayOut}>
        {line.problem === 'tooMany' ? (
          <Button look="secondary" onClick={() => void setQty(line, line.maxQty)}>
            {t('cart:take', { max: line.maxQty })}
          </Button>
        ) : (
          <Button
            look="secondary"
            aria-label={t('cart:removeNamed', { name: line.name })}
            onClick={() => void remove(line)}
          >
            {t('cart:remove')}
          </Button>
        )}
      </div>
    </>
  );
}
