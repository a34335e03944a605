import { RECAPTCHA_FAILED, RECAPTCHA_MISSING, RECAPTCHA_UNREACHABLE, type RecaptchaAction } from '#config/recaptcha.ts';
import type { RecaptchaResult } from '#schemas/api/generated/types.gen.ts';
import { zRecaptchaResult } from '#schemas/api/generated/zod.gen.ts';
import type { Limiter } from '../http/rate-limit.ts';
import { type Reply, refusal } from '../http/reply.ts';

/** What the shop needs to have its forms checked. */
export interface RecaptchaSettings {
  /** Names the shop in the browser; everybody may know it. */
  readonly siteKey: string;
  readonly secret: string;
  /** Where the provider's `api.js` and `api/siteverify` are, without a slash at the end. */
  readonly url: string;
}

/** Whether a person sends a form, as the provider says (spec 5: form texts, D74). */
export interface Recaptcha {
  /** `null`: no site key is configured, and nothing is checked. */
  readonly settings: RecaptchaSettings | null;
  /** What the provider says of a token, which it says well of only once. `null`: it cannot be reached. */
  outcome(token: string): Promise<RecaptchaResult | null>;
  /** Why a call is refused; `null` means go ahead. Asked before anything is changed. */
  refusalOf(action: RecaptchaAction, call: CheckedCall): Promise<Reply | null>;
}

interface CheckedCall {
  readonly recaptchaToken: string | null;
  readonly address: string;
}

const DEADLINE_MS = 10_000;
const RETRY_AFTER_S = 10;
/** Below this the provider takes a caller for a machine; between 0 and 1, and its own advice. */
const SCORE_MIN = 0.5;

/** What the provider itself answers a shop that has no secret. */
const withoutSecret: RecaptchaResult = { success: false, 'error-codes': ['missing-input-secret'] };

/** The port to the provider; without settings everything passes. */
export function openRecaptcha(settings: RecaptchaSettings | null, limiter: Limiter): Recaptcha {
  const outcome: Recaptcha['outcome'] = async (token) => (settings ? askProvider(settings, token) : withoutSecret);
  return {
    settings,
    outcome,
    async refusalOf(action, { recaptchaToken: token, address }) {
      if (!settings) return null;
      if (token === null) return refusal(403, RECAPTCHA_MISSING, 'A token of reCAPTCHA is needed.');
      const limited = limiter.check('recaptcha', address);
      if (limited) return limited;
      const said = await outcome(token);
      if (!said || isOfShop(said)) return unreachable();
      return isGood(said, action) ? null : refusal(403, RECAPTCHA_FAILED, 'reCAPTCHA could not be verified.');
    },
  };
}

/** Nothing was done, and the same call may succeed soon, with another token. */
export function unreachable(): Reply {
  return refusal(503, RECAPTCHA_UNREACHABLE, 'reCAPTCHA cannot be reached. Please try again in a moment.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });
}

/** Whether the provider finds fault with the shop's settings, and not with whoever sends the form. */
function isOfShop({ 'error-codes': codes = [] }: RecaptchaResult): boolean {
  return codes.some((code) => code.endsWith('-secret') || code === 'bad-request');
}

/** A token is good for the action that it was drawn for. One without a score says by itself that somebody solved it. */
function isGood({ success, score = 1, action }: RecaptchaResult, wanted: RecaptchaAction): boolean {
  return success && score >= SCORE_MIN && (action === undefined || action === wanted);
}

async function askProvider({ url, secret }: RecaptchaSettings, token: string): Promise<RecaptchaResult | null> {
  try {
    const response = await fetch(`${url}/api/siteverify`, {
      method: 'POST',
      // Who the caller is stays here: the provider needs no address.
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return response.ok ? (zRecaptchaResult.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
