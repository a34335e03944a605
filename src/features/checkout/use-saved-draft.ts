import { useEffect, useRef } from 'react';
import { type CheckoutDetails, withChoices } from '#domain/checkout-details.ts';
import type { CheckoutSettings, CheckoutSituation } from '#domain/checkout-methods.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify, tellRefusal } from '#src/data/notices.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';

export interface DraftFacts {
  readonly draft: CheckoutDetails;
  readonly settings: CheckoutSettings;
  readonly situation: CheckoutSituation;
}

const SAVE_DELAY_MS = 400;

export interface SavedDraft {
  /** Whether anything was typed here. */
  readonly isTyped: { readonly current: boolean };
  /** Saves what was chosen otherwise than by typing. */
  readonly keep: () => void;
}

/** Saves what is typed as a draft. */
export function useSavedDraft(form: CheckoutFormState, orderId: string): SavedDraft {
  const commands = useCommands();
  const isTyped = useRef(false);
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isRefused = false;
    const keep = async (): Promise<void> => {
      const kept = await commands.checkout.saveDetails({ orderId, details: getValues() });
      // A refusal is shown once and not with every letter.
      if (!kept.ok && !isRefused) notify(kept.error);
      isRefused = !kept.ok;
    };
    const save = (): void => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      void keep();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Taking over a newer draft changes fields too, but is not typing.
        if (type !== 'change') return;
        isTyped.current = true;
        if (timer !== null) clearTimeout(timer);
        timer = setTimeout(save, SAVE_DELAY_MS);
      },
    });
    // Who leaves a field has finished with it, and who leaves the page does not come back to it: both save at once.
    document.addEventListener('focusout', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      stop();
      document.removeEventListener('focusout', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [commands, orderId, subscribe, getValues]);
  const keep = (): void => {
    isTyped.current = true;
    void tellRefusal(commands.checkout.saveDetails({ orderId, details: getValues() }));
  };
  return { isTyped, keep };
}

/**
 * Takes over a newer draft until somebody types here: the last letters may be saved only after the form has opened
 * again, or another window may have saved a draft.
 */
export function useNewerDraft(
  { reset }: CheckoutFormState,
  { draft, settings, situation }: DraftFacts,
  isTyped: { readonly current: boolean },
): void {
  const known = useRef(draft);
  useEffect(() => {
    if (isTyped.current || known.current === draft) return;
    known.current = draft;
    // The form keeps its references to the inputs, which stay the same elements.
    reset(withChoices(draft, settings, situation), { keepFieldsRef: true });
  }, [draft, settings, situation, isTyped, reset]);
}
