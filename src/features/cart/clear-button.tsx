import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './microcart.module.css';
import { RemovalQuestion } from './removal-question.tsx';
import { useCartActions } from './use-cart-actions.ts';

interface ClearButtonProps {
  /** Called when everything is being removed, and with it the element that has the focus. */
  readonly onRemoving: () => void;
}

/** Takes everything out of the cart, and asks first like the removal of a line (spec 4: cart clear, D75). */
export function ClearButton({ onRemoving }: ClearButtonProps) {
  const t = useWords('cart');
  const { clear } = useCartActions();
  const clearIt = (): void => {
    onRemoving();
    void clear();
  };
  return (
    <RemovalQuestion question={t('clearQuestion')} onRemove={clearIt}>
      {(press, isBack) => (
        <div className={styles.quiet}>
          <Button look="quiet" autoFocus={isBack} data-testid="cart-clear" onClick={press}>
            {t('clear')}
          </Button>
        </div>
      )}
    </RemovalQuestion>
  );
}
