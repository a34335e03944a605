import { useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { THUMBNAIL_CART_PX } from '#config/limits.ts';
import { type MessageAction, messages } from '#schemas/messages.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useMessageSlot } from '#src/ui/layers.ts';
import { Picture } from '#src/ui/picture.tsx';
import { closeNotice, holdNotices, type Notice, noticeStore, releaseNotices, undoNotice } from '#src/data/notices.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './notices.module.css';

interface NoticesProps {
  readonly onOpenSyncCentre: () => void;
}

/**
 * The current messages, newest last; screen readers announce them. They stand below the header, where no order or
 * payment button is, or inside of a layer while one is open.
 */
export function Notices({ onOpenSyncCentre }: NoticesProps) {
  const t = useWords('notices');
  const { notices } = useSnapshot(noticeStore);
  const slot = useMessageSlot();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const place = useCallback((element: HTMLElement) => {
    region.current = element;
    return () => {
      region.current = null;
      // When the messages move into a layer or out of it, their element is made anew, and the old one never reports
      // that the pointer left.
      releaseNotices();
    };
  }, []);
  const close = (id: number): void => {
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    closeNotice(id);
  };
  const view = (
    <section
      ref={place}
      className={slot ? styles.inLayer : styles.stack}
      aria-label={t('region')}
      onPointerMove={holdNotices}
      onPointerLeave={releaseNotices}
      onFocus={({ relatedTarget }) => {
        holdNotices();
        if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={releaseNotices}
    >
      <div className={styles.messages} role="status" aria-live="polite">
        {notices.filter(isShown).map((notice) => (
          <NoticeCard
            key={notice.id}
            notice={notice as Notice}
            isInLayer={slot !== null}
            onOpenSyncCentre={onOpenSyncCentre}
            onClose={() => close(notice.id)}
          />
        ))}
      </div>
    </section>
  );
  return slot ? createPortal(view, slot) : view;
}

/** Messages that are only for the log are not shown. */
function isShown({ code }: Pick<Notice, 'code'>): boolean {
  return messages[code].level !== 'log';
}

interface NoticeCardProps extends NoticesProps {
  readonly notice: Notice;
  readonly isInLayer: boolean;
  readonly onClose: () => void;
}

function NoticeCard({ notice, isInLayer, onOpenSyncCentre, onClose }: NoticeCardProps) {
  const t = useWords('notices', 'errors');
  const navigate = useNavigate();
  const { level, actions: offered } = messages[notice.code];
  const { piece } = notice;
  const act: Readonly<Record<MessageAction, () => void>> = {
    ok: () => undefined,
    proceedToCheckout: () => void navigate('/checkout'),
    undo: () => undoNotice(notice.id),
    openSyncCentre: onOpenSyncCentre,
  };
  const actions: readonly MessageAction[] = offered.filter((action: MessageAction) => {
    if (action === 'undo') return notice.undos.length > 0;
    // The only layer in which such a message appears is the cart, which has a button to the checkout itself.
    return action !== 'proceedToCheckout' || !isInLayer;
  });
  return (
    <div className={`${styles.notice} ${styles[level]}`} data-testid="notification" data-type={level}>
      {piece && (
        <div className={styles.picture}>
          <Picture image={piece.image} alt="" {...THUMBNAIL_CART_PX} sizes="56px" />
        </div>
      )}
      <div className={styles.text}>
        <p>
          {t(`errors:${notice.code}`, notice.params)}
          {notice.count > 1 && <span className={styles.count}>× {notice.count}</span>}
        </p>
        {piece && <p className={styles.piece}>{piece.name}</p>}
      </div>
      {/* One way to close it. */}
      {!actions.includes('ok') && <IconButton icon="close" label={t('close')} onClick={onClose} />}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              look="quiet"
              data-testid={action === 'proceedToCheckout' ? 'proceed-to-checkout' : undefined}
              onClick={() => {
                // The action runs first, because an undo is kept in the message that `onClose` removes.
                act[action]();
                onClose();
              }}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
