import { type ReactNode, useState } from 'react';
import { isRemovalAsked } from '#config/settings.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './removal-question.module.css';

interface RemovalQuestionProps {
  readonly question: string;
  readonly onRemove: () => void;
  /** What stands there until it is pressed; it takes the focus back when nothing was removed. */
  readonly children: (press: () => void, isBack: boolean) => ReactNode;
}

/** Asks before something goes out of the cart, where it was pressed, unless the shop wants no question (D75). */
export function RemovalQuestion({ question, onRemove, children }: RemovalQuestionProps) {
  const t = useWords();
  const [state, setState] = useState<'resting' | 'asking' | 'kept'>('resting');
  const keep = (): void => setState('kept');
  if (state !== 'asking') return children(() => (isRemovalAsked ? setState('asking') : onRemove()), state === 'kept');
  return (
    <div
      className={styles.question}
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape closes only the question; without this it would close the cart too.
        event.preventDefault();
        keep();
      }}
    >
      <span className={styles.asked}>{question}</span>
      <Button look="secondary" autoFocus data-testid="cart-remove-confirm" onClick={onRemove}>
        {t('cart:removeYes')}
      </Button>
      <Button look="quiet" onClick={keep}>
        {t('cart:removeNo')}
      </Button>
    </div>
  );
}
