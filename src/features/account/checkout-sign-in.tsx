import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { openSignIn } from './account-store.ts';
import styles from './checkout-sign-in.module.css';

/** In the checkout: the way to sign in, or who is signed in (spec 3: checkout). */
export function CheckoutSignIn() {
  const t = useWords('account');
  const { value: session } = useLive(queries.session.current());
  if (!session) return <p className={styles.line} aria-hidden="true" />;
  if (session.state === 'signedIn') return <p className={styles.line}>{t('signedInAs', { email: session.email })}</p>;
  return (
    <p className={styles.line}>
      <span>{t('other.login')}</span>
      <Button look="quiet" data-testid="checkout-sign-in" onClick={() => openSignIn()}>
        {t('title.login')}
      </Button>
    </p>
  );
}
