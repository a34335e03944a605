/** What a token of the provider is asked for, by the name that the shop gives to the call that it goes with (decision 081). */
export type RecaptchaAction = 'register' | 'resetPassword' | 'newsletter' | 'review';

/** The header in which a token goes with its call. */
export const RECAPTCHA_HEADER = 'recaptcha-token';

/** The page in which the provider's script runs, for a frame of the shop's own pages; there is none where the check is off. */
export const RECAPTCHA_FRAME_PATH = '/api/ext/recaptcha/frame';

/** What the shop refuses a call by that comes without a token, or with one that is not good. */
export const RECAPTCHA_MISSING = 'RECAPTCHA_MISSING';
export const RECAPTCHA_FAILED = 'RECAPTCHA_FAILED';
export const RECAPTCHA_UNREACHABLE = 'RECAPTCHA_UNREACHABLE';
