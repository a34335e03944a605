import { useState } from 'react';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './sign-out.module.css';

/** Signs out. Orders that were not sent yet are asked about first, because nobody else may send them (D58). */
export function SignOut({ onDone }: { readonly onDone?: () => void }) {
  const t = useWords('account', 'shop');
  const commands = useCommands();
  const { value: session } = useLive(queries.session.current());
  const [isAsking, setAsking] = useState(false);
  const count = session?.waitingOrders ?? 0;
  const leave = async (waiting: 'keep' | 'drop'): Promise<void> => {
    setAsking(false);
    const left = await commands.session.logout({ waiting });
    notify(left.ok ? { code: 'loggedOut' } : left.error);
    onDone?.();
  };
  return (
    <>
      <Button look="secondary" isWide onClick={() => (count > 0 ? setAsking(true) : void leave('keep'))}>
        {t('signOut.title')}
      </Button>
      <Dialog
        data-testid="sign-out"
        shape="panel"
        title={t('signOut.title')}
        closeLabel={t('shop:nav.close')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{t('signOut.waiting', { count })}</p>
        <div className={styles.choices}>
          <Button onClick={() => void leave('keep')}>{t('signOut.keep')}</Button>
          <Button look="secondary" onClick={() => void leave('drop')}>
            {t('signOut.drop', { count })}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
