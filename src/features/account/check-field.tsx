import { type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useProblem } from './account-field.tsx';
import styles from './account-form.module.css';

interface CheckFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: Path<F>;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckField<F extends FieldValues>({ form, name, children }: CheckFieldProps<F>) {
  const t = useWords('account');
  const id = useId();
  const problem = useProblem(form, name);
  return (
    <>
      <Check aria-invalid={problem !== undefined} aria-describedby={`${id}-problem`} {...form.register(name)}>
        {children}
      </Check>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem && t(`invalid.${problem}`)}
      </p>
    </>
  );
}
