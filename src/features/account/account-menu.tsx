import { useEffect, useRef } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './account-menu.module.css';
import { accountPath } from './account-sections.ts';
import { SignOut } from './sign-out.tsx';

interface AccountMenuProps {
  readonly id: string;
  readonly onClose: () => void;
}

const shown = ['orders', 'profile', 'addresses'] as const;

/** The places of an account, below its button in the header. It closes when something else gets a press or the focus. */
export function AccountMenu({ id, onClose }: AccountMenuProps) {
  const t = useWords('account');
  const { value: session } = useLive(queries.session.current());
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      // The button beside the menu closes it by itself.
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [onClose]);
  return (
    <div ref={panel} id={id} className={styles.menu}>
      <p className={styles.who}>
        <strong>{session?.firstName}</strong>
        <span className={styles.muted}>{session?.email}</span>
      </p>
      <ul>
        {shown.map((section) => (
          <li key={section}>
            <Link className={styles.item} to={accountPath(section)} onClick={onClose}>
              {t(`section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
      <SignOut onDone={onClose} />
    </div>
  );
}
