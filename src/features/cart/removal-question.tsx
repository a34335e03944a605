import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './removal-question.module.css';

interface RemovalQuestionProps {
  readonly question: string;
  readonly yes: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Asks before something goes out of the cart, where it was pressed (D75). */
export function RemovalQuestion({ question, yes, onKeep, onRemove }: RemovalQuestionProps) {
  const t = useWords();
  return (
    <div
      className={styles.question}
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only the question; without this it would close the cart too.
        event.preventDefault();
        onKeep();
      }}
    >
      <span className={styles.asked}>{question}</span>
      <Button look="secondary" autoFocus data-testid="cart-remove-confirm" onClick={onRemove}>
        {yes}
      </Button>
      <Button look="quiet" onClick={onKeep}>
        {t('cart:removeNo')}
      </Button>
    </div>
  );
}
