/** What a shop decides about accounts. */
export interface AccountSettings {
  /** Whether answers tell nobody which e-mails have an account (reliability 5, row 18). */
  readonly isNeutral: boolean;
  /** Whether a token may stand in the address, as older storefronts send it (D51). */
  readonly isTokenInAddress: boolean;
}

/** What holds where nobody decided otherwise. */
export const accountDefaults: AccountSettings = { isNeutral: true, isTokenInAddress: false };
