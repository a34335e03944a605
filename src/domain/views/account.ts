/** Who uses this device (spec 4: session). */
export interface SessionView {
  /** `expired`: somebody was signed in, and has to show again who they are; all of theirs is still here (D50). */
  readonly state: 'guest' | 'signedIn' | 'expired';
  readonly firstName: string | null;
  readonly email: string | null;
  readonly groupId: number | null;
  readonly isBusiness: boolean;
  /** Orders of this owner that were not sent yet. */
  readonly waitingOrders: number;
}

/** The profile of whoever is signed in, with the changes that wait to be sent (spec 6). */
export interface ProfileView {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string | null;
  readonly taxId: string | null;
  readonly addresses: readonly AddressView[];
  readonly isChangeWaiting: boolean;
  /** The fields that were changed elsewhere too, or `null`. */
  readonly conflict: ProfileConflict | null;
}

export interface ProfileConflict {
  readonly fields: readonly string[];
}

/** A saved address (spec 3: user). */
export interface AddressView {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phoneNumber: string;
  readonly isDefault: boolean;
}

/** A page of the orders that the shop has of whoever is signed in, newest first. */
export interface OrderHistoryView {
  readonly orders: readonly HistoryOrderView[];
  readonly total: number;
  readonly pageSize: number;
  /** Whether this is what the device kept, because the shop could not be asked now. */
  readonly isFromDevice: boolean;
}

/** An order of the past (spec 3: order history). Amounts are gross, in minor units of the order's currency. */
export interface HistoryOrderView {
  readonly number: string;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly status: string;
  /** Epoch milliseconds, or `null` where the backend does not say. */
  readonly statusChangedMs: number | null;
  readonly currency: string;
  readonly deliveryNumber: string | null;
  readonly deliveryType: string | null;
  readonly items: readonly HistoryItemView[];
  readonly subtotalMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly feesMinor: number;
  readonly discountMinor: number;
  readonly totalMinor: number;
}

export interface HistoryItemView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly rowMinor: number;
}
