import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type NewPasswordForm, newPasswordProblems } from '#domain/account-form.ts';
import { useCommands } from '#src/data/commands.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import type { MessageCode } from '#schemas/messages.ts';
import type { NewAccount } from '#src/ui/new-account.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './account-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

/** What a shopper can put right. */
const canBePutRight: ReadonlySet<MessageCode> = new Set(['customerExists', 'fixValidationErrors']);

const empty: NewPasswordForm = { password: '', passwordAgain: '' };

/**
 * An account that is made with an order. The password is only in the fields and on its way to the shop: in no draft, and
 * gone from here when the account is made (D11).
 */
export function useNewAccount(): NewAccount {
  const { session } = useCommands();
  const errorText = useErrorText();
  const t = useWords('account');
  const [refusal, setRefusal] = useState<MessageCode | null>(null);
  const form = useForm<NewPasswordForm>({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: async (values) => {
      const problems = Object.entries(await newPasswordProblems(values));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: message, message }]));
      return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return {
    fields: (
      <>
        <NewPasswordFields form={form} />
        <div role="alert">
          {refusal && (
            <p className={styles.refusal}>{refusal === 'customerExists' ? t('finish.taken') : errorText(refusal)}</p>
          )}
        </div>
      </>
    ),
    async make({ email, firstName, lastName, isBusiness, company, taxId }) {
      setRefusal(null);
      if (!(await form.trigger(undefined, { shouldFocus: true }))) return 'refused';
      const made = await session.register({
        email,
        firstName,
        lastName,
        password: form.getValues('password'),
        ...(isBusiness ? { company, taxId } : {}),
      });
      if (!made.ok && canBePutRight.has(made.error.code)) {
        setRefusal(made.error.code);
        return 'refused';
      }
      form.reset(empty);
      return made.ok ? 'made' : 'later';
    },
  };
}
