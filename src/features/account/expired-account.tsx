import { Button } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { openSignIn } from './account-store.ts';
import { DataSection } from './data-section.tsx';
import styles from './expired-account.module.css';
import { SignOut } from './sign-out.tsx';

/**
 * The account of somebody whose token the shop takes no longer. What is theirs is still on this device, so they can take it off as
 * well as log in again: whoever deleted the account or changed the password elsewhere may have nothing to log in with.
 */
export function ExpiredAccount() {
  const t = useWords('account');
  return (
    <MessagePage title={t('title.account')} text={t('expired')} data-testid="sign-in-first">
      <div className={styles.ways}>
        <Button isWide onClick={() => openSignIn()}>
          {t('title.login')}
        </Button>
        <SignOut />
      </div>
      <DataSection />
    </MessagePage>
  );
}
