import { loginProblems } from '#domain/account-form.ts';
import { useCommands } from '#src/data/commands.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { AccountField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';
import { openSignIn } from './account-store.ts';
import { CheckField } from './check-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  /** The e-mail of whoever was signed in until now, or empty. */
  readonly email: string;
  readonly onDone: () => void;
}

/** Logs in with e-mail and password (spec 6: remember-me). */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const t = useWords('account');
  const commands = useCommands();
  const state = useAccountForm({
    start: { email, password: '', isRemembered: true },
    problemsOf: loginProblems,
    send: (values) => commands.session.login(values),
    onDone,
  });
  const { form } = state;
  return (
    <AccountForm
      isOpened
      state={state}
      submitLabel={t('login')}
      data-testid="login"
      more={
        <Button look="quiet" onClick={() => openSignIn('forgot')}>
          {t('forgot.open')}
        </Button>
      }
    >
      <AccountField form={form} name="email" type="email" autoComplete="username" />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <CheckField form={form} name="isRemembered">
        {t('field.isRemembered')}
      </CheckField>
    </AccountForm>
  );
}
