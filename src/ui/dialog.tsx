import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { messageSlot } from './layers.ts';

interface DialogProps {
  readonly shape: 'drawer' | 'drawerStart' | 'sheet' | 'panel' | 'full';
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly 'data-testid'?: string;
}

const shapes = {
  drawer: styles.drawer,
  drawerStart: `${styles.drawer} ${styles.start}`,
  sheet: styles.sheet,
  panel: styles.panel,
  full: styles.full,
};

/** What was pressed last in any of them. */
let pressed: EventTarget;

/** A layer above the page. The browser keeps the focus in it, gives it back, and closes it on Escape. */
export function Dialog({ shape, title, closeLabel, isOpen, onClose, children, foot, ...rest }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
    // When its page is hidden, the layer closes too.
    return () => dialog?.close();
  }, [isOpen]);
  return (
    <dialog
      {...rest}
      ref={element}
      className={`${styles.dialog} ${shapes[shape]}`}
      aria-labelledby={titleId}
      onClose={() => element.current?.open || onClose()}
      // Who selects a text in here may let go beside it.
      onPointerDown={({ target }) => (pressed = target)}
      onClick={({ target }) => target === element.current && target === pressed && onClose()}
    >
      {isOpen && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          <div ref={messageSlot} className={styles.messages} />
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
    </dialog>
  );
}
