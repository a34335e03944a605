import { proxy } from 'valtio';

/** What the sign-in dialog shows: logging in, becoming a customer, or asking for a new password. */
export type SignInView = 'login' | 'register' | 'forgot';

interface SignInPanel {
  view: SignInView | null;
  /** What the form of a new customer begins with. */
  start: NewCustomer | null;
}

/** What is known of somebody who becomes a customer. */
export type NewCustomer = Readonly<Record<'email' | 'firstName' | 'lastName' | 'company' | 'taxId', string>>;

interface SignInOptions {
  readonly start?: NewCustomer | null;
}

/** The state of the sign-in dialog, which is never stored. */
export const signInPanel = proxy<SignInPanel>({ view: null, start: null });

export function openSignIn(view: SignInView = 'login', { start = signInPanel.start }: SignInOptions = {}): void {
  signInPanel.view = view;
  signInPanel.start = start;
}

export function closeSignIn(): void {
  signInPanel.view = null;
  signInPanel.start = null;
}
