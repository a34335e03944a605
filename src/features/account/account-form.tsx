import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useErrorText } from '#src/data/error-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './account-form.module.css';
import type { AccountFormState } from './use-account-form.ts';

interface AccountFormProps<F extends FieldValues> {
  readonly state: AccountFormState<F>;
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Beside the button that sends the form. */
  readonly more?: ReactNode;
  /** Whether its first field gets the focus, because the form has just taken the place of what was pressed. */
  readonly isOpened?: boolean;
  readonly 'data-testid'?: string;
}

/**
 * The frame of an account form: its fields, what is wrong with them for those who cannot see it, why the shop refused
 * it, and the button that sends it.
 */
export function AccountForm<F extends FieldValues>({
  state,
  submitLabel,
  children,
  more,
  isOpened = false,
  ...rest
}: AccountFormProps<F>) {
  const t = useWords('account');
  const errorText = useErrorText();
  const { refusal, isSending, invalid } = state;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) element.current?.querySelector('input')?.focus();
  }, [isOpened]);
  useEffect(() => {
    // The first one as it stands in the form, which is not always the first that was asked for.
    if (invalid.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalid]);
  return (
    <form
      {...rest}
      ref={element}
      className={styles.form}
      noValidate
      // Nothing of a form may get into an address, also when it is sent before its code is here.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <div className={styles.fields}>{children}</div>
      <p className="visually-hidden" role="alert">
        {invalid.length > 0 &&
          `${t('summary', { count: invalid.length })} ${invalid.map((name) => t(`field.${name}`)).join(', ')}`}
      </p>
      <div role="alert">
        {refusal && (
          <p className={styles.refusal}>{errorText(refusal.code, 'params' in refusal ? refusal.params : {})}</p>
        )}
      </div>
      <div className={styles.actions}>
        {/* A disabled button would lose the focus while it waits. */}
        <Button type="submit" isLarge aria-disabled={isSending}>
          {isSending ? t('sending') : submitLabel}
        </Button>
        {more}
      </div>
    </form>
  );
}
