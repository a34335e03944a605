import { type FieldValues, type Path, useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewPasswordForm } from '#domain/account-form.ts';
import { useWords } from '#src/ui/use-words.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldsProps<F extends FieldValues & NewPasswordForm> {
  readonly form: UseFormReturn<F>;
  /** Whether there was a password before. */
  readonly isAnother?: boolean;
}

/** A new password, typed twice, with its rules. */
export function NewPasswordFields<F extends FieldValues & NewPasswordForm>({
  form,
  isAnother = false,
}: NewPasswordFieldsProps<F>) {
  const t = useWords('account');
  const name = 'password' as Path<F>;
  const password: string = useWatch({ control: form.control, name });
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        autoComplete="new-password"
        label={t(isAnother ? 'field.newPassword' : 'field.password')}
        hint={<PasswordRules password={password} />}
      />
      <PasswordField form={form} name={'passwordAgain' as Path<F>} autoComplete="new-password" />
    </>
  );
}
