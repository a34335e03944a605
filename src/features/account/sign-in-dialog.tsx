import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { closeSignIn, openSignIn, signInPanel } from './account-store.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignOut } from './sign-out.tsx';
import styles from './sign-in-dialog.module.css';

/** Logs in, makes a customer, or asks for a new password, in a layer above the page (spec 2: modals). */
export function SignInDialog() {
  const t = useWords('account', 'shop');
  const { view, start } = useSnapshot(signInPanel);
  const { value: session } = useLive(queries.session.current());
  const { value: connection } = useLive(queries.sync.connection());
  // Whoever is signed in, as it turns out or in another window, has nothing to do here.
  const isSignedIn = session?.state === 'signedIn';
  useEffect(() => {
    if (isSignedIn && view !== null) closeSignIn();
  }, [isSignedIn, view]);
  const email = session?.email || (start?.email ?? '');
  const shown = view ?? 'login';
  const isExpired = session?.state === 'expired' && shown === 'login';
  return (
    <Dialog
      data-testid="sign-in"
      shape="panel"
      title={t(`title.${shown}`)}
      closeLabel={t('shop:nav.close')}
      isOpen={view !== null}
      onClose={closeSignIn}
    >
      {isExpired && <p className={styles.notice}>{t('expired')}</p>}
      {connection?.isOnline === false && <p className={styles.notice}>{t('offline')}</p>}
      {shown === 'login' && <LoginForm email={email} onDone={closeSignIn} />}
      {shown === 'register' && <RegisterForm known={start} onDone={closeSignIn} />}
      {shown === 'forgot' && <ForgotForm email={email} />}
      {shown !== 'forgot' && <OtherWay shown={shown} />}
      {isExpired && <WayOut />}
    </Dialog>
  );
}

/** The way to the other form, under the same handle as that form. */
function OtherWay({ shown }: { readonly shown: 'login' | 'register' }) {
  const t = useWords('account');
  const other = shown === 'login' ? 'register' : 'login';
  return (
    <div className={styles.other}>
      <p className={styles.muted}>{t(`other.${other}`)}</p>
      <Button look="secondary" isWide data-testid={other} onClick={() => openSignIn(other)}>
        {t(`title.${other}`)}
      </Button>
    </div>
  );
}

/** The way out for somebody whose token the shop takes no longer, and whose things are still on this device. */
function WayOut() {
  const t = useWords('account');
  return (
    <div className={styles.other}>
      <p className={styles.muted}>{t('other.out')}</p>
      <SignOut onDone={closeSignIn} />
    </div>
  );
}
