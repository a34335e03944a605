import type { PlacedOrderFacts } from './placed-order.ts';

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
  /** The account has another e-mail now; goes to the one that it had. */
  readonly emailChanged: (facts: { readonly firstName: string }) => Written;
  /** The password is another one now. */
  readonly passwordChanged: (facts: { readonly firstName: string; readonly link: string }) => Written;
  /** An address gets the newsletter from now on. */
  readonly newsletterWelcome: (facts: {
    readonly code: string;
    readonly percent: number;
    readonly shopUrl: string;
  }) => Written;
  /** An article that an address waited for can be bought again. */
  readonly restocked: (facts: { readonly name: string; readonly link: string }) => Written;
  /** An order was placed: what it is of, and where its delivery is booked. */
  readonly orderPlaced: (facts: PlacedOrderFacts) => Written;
  /** An order was cancelled, by whom it is or by the shop. */
  readonly orderCanceled: (facts: { readonly orderNumber: string }) => Written;
  /** What was paid did not become an order, and was given back. */
  readonly paymentGivenBack: (facts: { readonly shopUrl: string }) => Written;
  /** The time of a delivery is booked, or changed; `fee` is what the change costs, in words. */
  readonly deliveryBooked: (facts: {
    readonly number: string;
    /** `null`: it is agreed on by e-mail. */
    readonly time: string | null;
    /** Where it is collected; `null` if it is brought, or nobody said where. */
    readonly place: string | null;
    readonly isCollected: boolean;
    readonly fee: string | null;
    readonly link: string;
  }) => Written;
}
