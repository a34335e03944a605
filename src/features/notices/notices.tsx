import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { type MessageAction, messages } from '#schemas/messages.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { closeNotice, holdNotices, type Notice, noticeStore, releaseNotices } from '#src/data/notices.ts';
import styles from './notices.module.css';

interface NoticesProps {
  readonly onOpenSyncCentre: () => void;
}

/** The messages of this moment, newest last; screen readers hear them as they come. */
export function Notices({ onOpenSyncCentre }: NoticesProps) {
  const { t } = useTranslation();
  const { notices } = useSnapshot(noticeStore);
  return (
    <section
      className={styles.stack}
      aria-label={t('notice.region')}
      onPointerEnter={holdNotices}
      onPointerLeave={releaseNotices}
      onFocus={holdNotices}
      onBlur={releaseNotices}
    >
      <div className={styles.messages} role="status" aria-live="polite">
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice as Notice} onOpenSyncCentre={onOpenSyncCentre} />
        ))}
      </div>
    </section>
  );
}

function NoticeCard({ notice, onOpenSyncCentre }: { readonly notice: Notice } & NoticesProps) {
  const { t } = useTranslation(['shop', 'errors']);
  const navigate = useNavigate();
  const { level } = messages[notice.code];
  const close = (): void => closeNotice(notice.id);
  const act: Readonly<Record<MessageAction, () => void>> = {
    ok: () => undefined,
    proceedToCheckout: () => void navigate('/checkout'),
    undo: () => notice.onUndo?.(),
    openSyncCentre: onOpenSyncCentre,
  };
  const actions = notice.actions.filter((action) => action !== 'undo' || notice.onUndo !== null);
  return (
    <div className={`${styles.notice} ${styles[level]}`} data-testid="notification" data-type={level}>
      <p className={styles.text}>
        {t(`errors:${notice.code}`, notice.params)}
        {notice.count > 1 && <span className={styles.count}>× {notice.count}</span>}
      </p>
      <IconButton icon="close" label={t('notice.close')} onClick={close} />
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              look="quiet"
              data-testid={action === 'proceedToCheckout' ? 'proceed-to-checkout' : undefined}
              onClick={() => {
                act[action]();
                close();
              }}
            >
              {t(`notice.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
