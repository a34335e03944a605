import { useState } from 'react';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLiveStore } from '#src/data/use-live.ts';
import { valueNow } from '#src/data/value-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { downloadText } from '#src/ui/download-text.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './data-section.module.css';
import { Section } from './section.tsx';

/** What this device keeps of its owner: to take along, or to delete. */
export function DataSection() {
  const t = useWords('account', 'shop');
  const live = useLiveStore();
  const { device } = useCommands();
  const [isAsking, setAsking] = useState(false);
  const download = async (): Promise<void> => {
    const value = await valueNow(live, queries.device.myData());
    if (value) downloadText(t('data.file'), JSON.stringify(value, null, 2));
    else notify({ code: 'workerUnreachable' });
  };
  const forget = async (): Promise<void> => {
    setAsking(false);
    const forgotten = await device.forgetMe({});
    // An order that the shop may have already is not deleted (D16).
    if (forgotten.ok) notify({ code: forgotten.value.keptOrders > 0 ? 'deviceForgottenOrderKept' : 'deviceForgotten' });
    else notify(forgotten.error);
  };
  return (
    <Section title={t('section.data')} lead={t('data.lead')} data-testid="account-data">
      <div className={styles.choice}>
        <p>{t('data.downloadText')}</p>
        <Button look="secondary" onClick={() => void download()}>
          {t('data.download')}
        </Button>
      </div>
      <div className={styles.choice}>
        <p>{t('data.forgetText')}</p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('data.forget')}
        </Button>
      </div>
      <Dialog
        data-testid="forget-me"
        shape="panel"
        title={t('data.forgetTitle')}
        closeLabel={t('shop:nav.close')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{t('data.forgetQuestion')}</p>
        <div className={styles.actions}>
          <Button onClick={() => void forget()}>{t('data.forgetYes')}</Button>
          <Button look="secondary" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}
