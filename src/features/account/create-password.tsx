import { useNavigate } from 'react-router-dom';
import { newPasswordProblems } from '#domain/account-form.ts';
import type { ResetLink } from '#domain/reset-link.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { useIsHere } from '#src/ui/use-is-here.ts';
import { useWords } from '#src/ui/use-words.ts';
import { AccountForm } from './account-form.tsx';
import { openSignIn } from './account-store.ts';
import styles from './create-password.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Note } from './section.tsx';
import { useAccountForm } from './use-account-form.ts';
import { UsernameField } from './username-field.tsx';

interface CreatePasswordProps {
  /** Whose password it is and what proves it; `null` when the page was opened without its link, or anew. */
  readonly link: ResetLink | null;
}

/** Chooses a password by the link of an e-mail, and logs in with it (spec 6: login after password creation). */
export function CreatePassword({ link }: CreatePasswordProps) {
  const t = useWords('account');
  if (!link) {
    return (
      <MessagePage title={t('create.title')} text={t('create.noLink')} data-testid="create-password">
        <Button onClick={() => openSignIn('forgot')}>{t('create.again')}</Button>
      </MessagePage>
    );
  }
  return <CreateForm link={link} />;
}

function CreateForm({ link: { email, token: resetToken } }: { readonly link: ResetLink }) {
  const t = useWords('account');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const commands = useCommands();
  const { value: connection } = useLive(queries.sync.connection());
  const state = useAccountForm({
    start: { password: '', passwordAgain: '' },
    problemsOf: newPasswordProblems,
    send: ({ password: newPassword }) => commands.password.create({ email, resetToken, newPassword }),
    onDone: () => {
      notify({ code: 'passwordChanged' });
      if (isHere.current) void navigate('/my-account', { replace: true });
    },
  });
  const isSpent = state.refusal?.code === 'passwordTokenMismatched';
  return (
    <div className={styles.page} data-testid="create-password">
      <h1 className={styles.title}>{t('create.title')}</h1>
      <p>{t('create.lead', { email })}</p>
      {connection?.isOnline === false && <Note look="attention">{errorText('resetPasswordOffline')}</Note>}
      <AccountForm
        state={state}
        submitLabel={t('create.save')}
        more={
          isSpent && (
            <Button look="quiet" onClick={() => openSignIn('forgot')}>
              {t('create.again')}
            </Button>
          )
        }
      >
        <UsernameField email={email} />
        <NewPasswordFields form={state.form} isAnother />
      </AccountForm>
    </div>
  );
}
