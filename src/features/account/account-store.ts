import { proxy } from 'valtio';

/** What the sign-in dialog shows: logging in, becoming a customer, or asking for a new password. */
export type SignInView = 'login' | 'register' | 'forgot';

interface SignInPanel {
  view: SignInView | null;
  /** Whether it opened by itself because the session has expired, which the shopper is told. */
  isExpired: boolean;
}

/** The state of the sign-in dialog, which is never stored. */
export const signInPanel = proxy<SignInPanel>({ view: null, isExpired: false });

export function openSignIn(view: SignInView = 'login', { isExpired = false } = {}): void {
  signInPanel.view = view;
  signInPanel.isExpired = isExpired;
}

export function closeSignIn(): void {
  signInPanel.view = null;
  signInPanel.isExpired = false;
}
