import { useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ProblemsOf } from '#domain/account-form.ts';
import type { Result, ShopError } from '#schemas/errors.ts';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';

export interface AccountFormState<F extends FieldValues> {
  readonly form: UseFormReturn<F>;
  /** Names of the fields that the last attempt to send found invalid; empty after one that found none. */
  readonly invalid: readonly string[];
  readonly isSending: boolean;
  /** Why the form was refused when it was sent last, or `null`. */
  readonly refusal: ShopError | null;
  readonly submit: () => void;
}

interface AccountFormFacts<F extends FieldValues, T> {
  readonly start: F;
  /** Whether later values of `start` are taken over, where nothing else was typed meanwhile. */
  readonly isFollowing?: boolean;
  readonly problemsOf: (values: F) => ProblemsOf<F> | Promise<ProblemsOf<F>>;
  readonly send: (values: F) => Promise<Result<T>>;
  readonly onDone?: (value: T) => void;
}

/**
 * A form of the account: checked by the rules of the domain when a field is left and when it is sent, and sent once at
 * a time.
 */
export function useAccountForm<F extends FieldValues, T>({
  start,
  isFollowing = false,
  problemsOf,
  send,
  onDone,
}: AccountFormFacts<F, T>): AccountFormState<F> {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const form = useForm<F>({
    defaultValues: start as DefaultValues<F>,
    ...(isFollowing ? { values: start, resetOptions: { keepDirtyValues: true } } : {}),
    mode: 'onTouched',
    // The form gives the focus itself, in the order of the page.
    shouldFocusError: false,
    resolver: async (values) => {
      const problems = Object.entries(await problemsOf(values));
      const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: message, message }]));
      return problems.length > 0 ? { values: {}, errors: errors as FieldErrors<F> } : { values, errors: {} };
    },
  });
  const submit = async (values: F): Promise<void> => {
    setInvalid([]);
    setRefusal(null);
    setSending(true);
    const sent = await send(values);
    setSending(false);
    if (!sent.ok) return setRefusal(sent.error);
    // What was sent is no longer typed: later values are taken over there as well.
    if (isFollowing) form.reset(values, { keepDirtyValues: false, keepFieldsRef: true });
    onDone?.(sent.value);
  };
  const check = form.handleSubmit(submit, (errors) => {
    setRefusal(null);
    setInvalid(Object.keys(errors));
  });
  return { form, invalid, isSending, refusal, submit: useOneAtATime(() => check()) };
}
