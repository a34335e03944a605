import type { CartLineView } from '#domain/views/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './cart-line.module.css';
import { ProblemText } from './problem-text.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { useCartActions } from './use-cart-actions.ts';

/** Why a line cannot be bought, with a button that solves the problem, for the checkout, where the cart cannot be opened. */
export function LineProblem({ line }: { readonly line: CartLineView }) {
  const t = useWords();
  const { remove } = useCartActions();
  const takeMost = useTakeMost(line);
  if (!line.problem) return <ProblemText line={line} />;
  return (
    <>
      <ProblemText line={line} />
      <div className={styles.wayOut}>
        {line.problem === 'tooMany' ? (
          <Button look="secondary" onClick={() => void takeMost()}>
            {t('cart:take', { max: line.maxQty })}
          </Button>
        ) : (
          <RemovalQuestion question={t('cart:removeQuestion')} onRemove={() => void remove(line)}>
            {(press, isBack) => (
              <Button
                look="secondary"
                autoFocus={isBack}
                aria-label={t('cart:removeNamed', { name: line.name })}
                onClick={press}
              >
                {t('cart:remove')}
              </Button>
            )}
          </RemovalQuestion>
        )}
      </div>
    </>
  );
}

/** Who is in the checkout sees the new number there: a message about it would lead to where they are (spec 4: cart sync). */
function useTakeMost({ key, maxQty }: CartLineView): () => Promise<void> {
  const commands = useCommands();
  return async () => {
    const set = await commands.cart.setQty({ operationId: crypto.randomUUID(), key, qty: maxQty });
    const told = set.ok ? set.value : set.error;
    if (told.code !== 'quantityUpdated') notify(told);
  };
}
