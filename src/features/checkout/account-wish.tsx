import { useWatch } from 'react-hook-form';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import type { CheckoutFormState } from './checkout-form-state.ts';
import type { NewAccount } from '#src/ui/new-account.ts';

interface AccountWishProps {
  readonly form: CheckoutFormState;
  readonly newAccount: NewAccount;
  readonly isOnline: boolean;
}

/** Whether a guest wants an account with the order. Without a network it is finished after the order (D11). */
export function AccountWish({ form, newAccount, isOnline }: AccountWishProps) {
  const t = useWords('checkout');
  const isWanted = useWatch({ control: form.control, name: 'isAccountWanted' });
  return (
    <div className={styles.account}>
      <Check data-testid="create-account" {...form.register('isAccountWanted')}>
        {t('account.wanted')}
      </Check>
      {isWanted && (isOnline ? newAccount.fields : <p className={styles.offline}>{t('account.offline')}</p>)}
    </div>
  );
}
