import { useState } from 'react';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive, useLiveStore } from '#src/data/use-live.ts';
import { valueNow } from '#src/data/value-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './sign-out.module.css';

/**
 * Signs out. What was not sent yet is named first: orders are asked about, because nobody else may send them, and the rest is
 * kept for its owner (D58). Who is quicker than the device is asked once it knows what waits.
 */
export function SignOut({ onDone }: { readonly onDone?: () => void }) {
  const t = useWords('account', 'shop');
  const commands = useCommands();
  const { locale } = useStoreView();
  const live = useLiveStore();
  const { value: waits } = useLive(queries.session.waiting());
  const [isAsking, setAsking] = useState(false);
  const { orders: count, others } = waits ?? { orders: 0, others: [] };
  const list = new Intl.ListFormat(locale).format(others.map((each) => t(`signOut.of.${each.kind}`, each)));
  const leave = async (waiting: 'keep' | 'drop'): Promise<void> => {
    setAsking(false);
    const left = await commands.session.logout({ waiting });
    // An order may have been handed to the network while its owner was asked about it.
    if (left.ok) notify({ code: left.value.keptOrders > 0 ? 'loggedOutOrderKept' : 'loggedOut' });
    else notify(left.error);
    onDone?.();
  };
  const press = async (): Promise<void> => {
    const known = await valueNow(live, queries.session.waiting());
    if (known === null) notify({ code: 'workerUnreachable' });
    else if (known.orders + known.others.length > 0) setAsking(true);
    else await leave('keep');
  };
  return (
    <>
      <Button look="secondary" isWide onClick={() => void press()}>
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
        <div className={styles.waiting}>
          {count > 0 && <p>{t('signOut.waiting', { count })}</p>}
          {others.length > 0 && <p>{t('signOut.kept', { list })}</p>}
        </div>
        <div className={styles.choices}>
          <Button onClick={() => void leave('keep')}>{t(count > 0 ? 'signOut.keep' : 'signOut.title')}</Button>
          {count > 0 && (
            <Button look="secondary" onClick={() => void leave('drop')}>
              {t('signOut.drop', { count })}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
