import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useProblem } from './account-field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: Path<F>;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  /** The words for it, where they are not those of its name. */
  readonly label?: string;
}

/** A password, hidden until its owner wants to see what was typed. */
export function PasswordField<F extends FieldValues>({
  form,
  name,
  autoComplete,
  hint,
  label: said,
}: PasswordFieldProps<F>) {
  const t = useWords('account');
  const problem = useProblem(form, name);
  const [isShown, setShown] = useState(false);
  const label = said ?? t(`field.${name}`);
  return (
    <div className={styles.frame}>
      <TextField
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        // A keyboard must not change what is typed, nor learn it.
        autoCapitalize="none"
        spellCheck={false}
        label={label}
        problem={problem && t(`invalid.${problem}`)}
        hint={hint}
        {...form.register(name)}
      />
      <span className={styles.show}>
        <Button
          look="quiet"
          aria-pressed={isShown}
          aria-label={t('password.showNamed', { name: label })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </Button>
      </span>
    </div>
  );
}
