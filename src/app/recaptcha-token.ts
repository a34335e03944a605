import { RECAPTCHA_FRAME_PATH } from '#config/recaptcha.ts';
import { RECAPTCHA_PATIENCE_MS } from '#config/timings.ts';
import styles from './recaptcha-token.module.css';

/**
 * Has a token of reCAPTCHA drawn, for one call and no other; `null`: the provider gave none in time. Its script runs in a page of
 * its own, in a frame that is here only meanwhile and shows the provider's badge (decision 081).
 */
export async function recaptchaToken(action: string): Promise<string | null> {
  const frame = document.createElement('iframe');
  frame.className = styles.frame!;
  frame.title = 'reCAPTCHA';
  frame.src = `${RECAPTCHA_FRAME_PATH}?${new URLSearchParams({ action })}`;
  const ending = new AbortController();
  const token = new Promise<string | null>((resolve) => {
    const hear = ({
      origin,
      source,
      data,
    }: MessageEvent<{ readonly source?: string; readonly token?: unknown } | null>): void => {
      const isOfFrame = origin === location.origin && source === frame.contentWindow;
      if (!isOfFrame || data?.source !== 'recaptcha') return;
      resolve(typeof data.token === 'string' ? data.token : null);
    };
    addEventListener('message', hear, { signal: ending.signal });
    setTimeout(() => resolve(null), RECAPTCHA_PATIENCE_MS);
  });
  document.body.append(frame);
  try {
    return await token;
  } finally {
    ending.abort();
    frame.remove();
  }
}
