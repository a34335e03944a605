import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form';
import { textLimits } from '#domain/form-rules.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';

interface AccountFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  readonly name: Path<F>;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly isOptional?: boolean;
  readonly width?: 'half' | 'halfWide';
  /** What a postal code of another form is told, where its country is known. */
  readonly ofPostcode?: string;
}

/** A field of an account form, with its problem in words. */
export function AccountField<F extends FieldValues>({
  form,
  name,
  type = 'text',
  isOptional = false,
  ofPostcode,
  ...rest
}: AccountFieldProps<F>) {
  const t = useWords('account');
  const problem = useProblem(form, name);
  return (
    <TextField
      {...rest}
      type={type}
      label={t(`field.${name}`)}
      optional={isOptional ? t('optional') : undefined}
      problem={(problem === 'postcode' && ofPostcode) || (problem && t(`invalid.${problem}`, textLimits))}
      {...form.register(name)}
    />
  );
}

/** Why a field is invalid: a key of `account:invalid`; `undefined` while it is not. */
export function useProblem<F extends FieldValues>(form: UseFormReturn<F>, name: Path<F>): string | undefined {
  const state = useFormState({ control: form.control, name });
  return form.getFieldState(name, state).error?.message;
}
