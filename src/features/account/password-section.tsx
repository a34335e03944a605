import { passwordChangeProblems } from '#domain/account-form.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { useWords } from '#src/ui/use-words.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { Note, Section } from './section.tsx';
import { useAccountForm } from './use-account-form.ts';
import { UsernameField } from './username-field.tsx';

/** Changes the password, which needs the network (spec 5, D57). */
export function PasswordSection() {
  const t = useWords('account');
  const commands = useCommands();
  const errorText = useErrorText();
  const { value: session } = useLive(queries.session.current());
  const { value: connection } = useLive(queries.sync.connection());
  const state = useAccountForm({
    start: { currentPassword: '', password: '', passwordAgain: '' },
    problemsOf: passwordChangeProblems,
    send: async ({ currentPassword, password }) => {
      const changed = await commands.password.change({ currentPassword, newPassword: password });
      // A refusal is a message with a button (spec 8).
      if (!changed.ok) notify(changed.error);
      return changed;
    },
    onDone: () => {
      notify({ code: 'passwordChanged' });
      state.form.reset();
    },
  });
  return (
    <Section title={t('section.password')} data-testid="account-password">
      {connection?.isOnline === false && <Note look="attention">{errorText('changePasswordOffline')}</Note>}
      <AccountForm state={{ ...state, refusal: null }} submitLabel={t('password.change')}>
        <UsernameField email={session?.email ?? ''} />
        <PasswordField form={state.form} name="currentPassword" autoComplete="current-password" />
        <NewPasswordFields form={state.form} isAnother />
      </AccountForm>
    </Section>
  );
}
