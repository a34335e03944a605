import { useRef } from 'react';
import type { CartLine } from '#domain/cart.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './gone-line.module.css';

/** That a line went out of the cart elsewhere, with the way to have it back (D85, decision 095). */
export function GoneLine({ line }: { readonly line: CartLine }) {
  const t = useWords();
  const { cart } = useCommands();
  const row = useRef<HTMLLIElement>(null);
  const { key, snapshot } = line;
  const names = { name: snapshot.name };
  // The row goes with what is pressed in it, and the focus would go with it.
  const leave = (): void => {
    const ways = [...(row.current?.closest('dialog')?.querySelectorAll('button') ?? [])];
    const others = ways.filter((way) => !row.current?.contains(way));
    (others.find((way) => way.dataset['testid'] === 'gone-back') ?? others[0])?.focus();
  };
  const putBack = (): void => {
    leave();
    void tellRefusal(cart.putBack({ operationId: crypto.randomUUID(), lines: [line] }));
  };
  const dismiss = (): void => {
    leave();
    void tellRefusal(cart.dismissGone({ key }));
  };
  return (
    <li ref={row} className={styles.gone} data-testid="gone-line" data-sku={line.sku}>
      <p>{t('cart:gone.text', names)}</p>
      <Button look="quiet" data-testid="gone-back" aria-label={t('cart:gone.backNamed', names)} onClick={putBack}>
        {t('cart:gone.back')}
      </Button>
      <IconButton icon="close" data-testid="gone-dismiss" label={t('cart:gone.dismiss', names)} onClick={dismiss} />
    </li>
  );
}
