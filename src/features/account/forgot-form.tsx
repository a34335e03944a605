import { useState } from 'react';
import { emailProblems } from '#domain/account-form.ts';
import { useCommands } from '#src/data/commands.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { openSignIn } from './account-store.ts';
import styles from './sign-in-dialog.module.css';
import { useAccountForm } from './use-account-form.ts';

/** Asks for an e-mail with a link to choose a new password. */
export function ForgotForm({ email }: { readonly email: string }) {
  const t = useWords('account');
  const commands = useCommands();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useAccountForm({
    start: { email },
    problemsOf: emailProblems,
    send: async (values) => {
      const sent = await commands.password.request(values);
      if (sent.ok) setSentTo(values.email.trim());
      return sent;
    },
  });
  const back = (
    <Button look="quiet" onClick={() => openSignIn('login')}>
      {t('forgot.back')}
    </Button>
  );
  if (sentTo !== null) {
    return (
      <div className={styles.sent} role="status">
        <p>{t('forgot.sent', { email: sentTo })}</p>
        <p className={styles.muted}>{t('forgot.sentHint')}</p>
        {back}
      </div>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t('forgot.lead')}</p>
      <AccountForm isOpened state={state} submitLabel={t('forgot.send')} data-testid="forgot-password" more={back}>
        <AccountField form={state.form} name="email" type="email" autoComplete="username" />
      </AccountForm>
    </>
  );
}
