import { RECAPTCHA_FRAME_PATH } from '#config/recaptcha.ts';
import type { RecaptchaSettings } from './recaptcha.ts';

export const FRAME_SCRIPT_PATH = `${RECAPTCHA_FRAME_PATH}.js`;

/** Where the provider keeps the rest of its script. */
const PROVIDER_FILES = 'https://www.gstatic.com';

/** The page in which the provider's script runs, apart from the shop's own pages, whose policy allows no foreign script. */
export function framePage({ siteKey, url }: RecaptchaSettings): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>reCAPTCHA</title><script src="${FRAME_SCRIPT_PATH}" defer></script></head>
<body data-key="${siteKey}" data-script="${url}/api.js?render=${siteKey}"></body></html>`;
}

/** What that page may do: it is the only one that the provider's origin is named for. */
export function framePolicy({ url }: RecaptchaSettings): string {
  const provider = `${new URL(url).origin} ${PROVIDER_FILES}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    `frame-src ${provider}`,
    `connect-src ${provider}`,
    `img-src ${provider}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Draws a token and says it to the page around, or `null` where the provider gives none. */
export const FRAME_SCRIPT = `
const { key, script } = document.body.dataset;
const action = new URLSearchParams(location.search).get('action');
const say = (token) => parent.postMessage({ source: 'recaptcha', token }, location.origin);
const provider = document.createElement('script');
provider.src = script;
provider.onerror = () => say(null);
provider.onload = () => grecaptcha.ready(() => grecaptcha.execute(key, { action }).then(say, () => say(null)));
document.head.append(provider);
`;
