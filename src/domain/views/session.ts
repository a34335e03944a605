/** Who uses this device, for the screens. */
export interface SessionView {
  /** `expired`: the shop asks who it is; everything of the owner's is here and waits. */
  readonly state: 'guest' | 'signedIn' | 'expired';
  /** The customer's number as text, or `guest`. */
  readonly owner: string;
  readonly firstName: string;
  readonly email: string;
  readonly groupId: number;
  readonly isBusiness: boolean;
  /** Prices are shown without tax, as their group has it (spec 6: tax display by group). */
  readonly isNetShown: boolean;
  /** Orders of the owner that the shop has not answered; asked about before they sign out. */
  readonly waitingOrders: number;
}
