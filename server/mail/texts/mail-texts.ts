/** A subject, and the paragraphs below it. */
type Written = readonly string[];

/** Every mail of the shop in one language, with what it tells. Names are the shoppers' own words. */
export interface MailTexts {
  /** An account was made. */
  readonly welcome: (facts: { readonly firstName: string; readonly shopUrl: string }) => Written;
  /** Somebody wanted to make an account with an e-mail that has one (neutral answers). */
  readonly alreadyRegistered: (facts: { readonly firstName: string; readonly link: string }) => Written;
  /** A new password was asked for. */
  readonly resetPassword: (facts: {
    readonly firstName: string;
    readonly link: string;
    readonly minutes: number;
  }) => Written;
  /** The password is another one now. */
  readonly passwordChanged: (facts: { readonly firstName: string; readonly link: string }) => Written;
}
