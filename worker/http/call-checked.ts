import { RECAPTCHA_MISSING, type RecaptchaAction } from '#config/recaptcha.ts';
import type { Result } from '#schemas/errors.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import type { HttpFailure } from './failure.ts';
import type { Answered, ShopApi, ShopCall } from './shop-api.ts';

interface CallTools {
  readonly api: ShopApi;
  readonly ports: Pick<OutboxPorts, 'recaptchaToken'>;
}

/**
 * Sends a form. Only a shop that says it wants a person is given a token of reCAPTCHA: until then the provider hears of nobody
 * (D74, decision 081).
 */
export async function callChecked<T>(
  { api, ports }: CallTools,
  action: RecaptchaAction,
  call: ShopCall<T>,
): Promise<Result<Answered<T>, HttpFailure>> {
  const answer = await api.call(call);
  if (answer.ok || answer.error.kind !== 'refused' || answer.error.code !== RECAPTCHA_MISSING) return answer;
  const recaptchaToken = await ports.recaptchaToken(action);
  return recaptchaToken === null ? answer : api.call({ ...call, recaptchaToken });
}
