import type { i18n } from 'i18next';
import { type KeyboardEvent, useId, useRef } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import styles from './account-button.module.css';
import { AccountMenu } from './account-menu.tsx';
import { openSignIn } from './account-store.ts';

interface AccountButtonProps {
  /** Fetches the texts of the menu, whose code is here. */
  readonly addTexts: (words: i18n) => Promise<void>;
}

/** The account in the header: the way in for guests, the way around for customers. */
export function AccountButton({ addTexts }: AccountButtonProps) {
  const t = useWords();
  const { value: session } = useLive(queries.session.current());
  const words = useI18n();
  const menu = useLayer(async () => {
    await addTexts(words);
    return AccountMenu;
  });
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isSignedIn = session?.state === 'signedIn';
  const isOpen = isSignedIn && menu.isOpen;
  const press = (): void => {
    if (!isSignedIn) openSignIn();
    else if (isOpen) menu.onClose();
    else void menu.open();
  };
  const leave = ({ key }: KeyboardEvent): void => {
    if (!isOpen || key !== 'Escape') return;
    button.current?.focus();
    menu.onClose();
  };
  return (
    <div className={styles.account} role="presentation" onKeyDown={leave}>
      <IconButton
        ref={button}
        icon="person"
        data-testid="account-menu"
        label={isSignedIn ? t('account.openNamed', { name: session.firstName }) : t('account.signIn')}
        aria-expanded={isSignedIn ? isOpen : undefined}
        aria-controls={isOpen ? menuId : undefined}
        aria-haspopup={isSignedIn ? undefined : 'dialog'}
        onClick={press}
      />
      {isOpen && <AccountMenu id={menuId} onClose={menu.onClose} />}
    </div>
  );
}
