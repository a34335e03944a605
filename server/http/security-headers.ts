import { providerOrigins, searchProvider } from '#config/search-provider.ts';

/** Where browsers report violations of the policy. */
export const CSP_REPORT_PATH = '/csp-report';

/**
 * The policy of every answer; for a page it also allows the page's own style sheet (`PageStyles.source`), and frames of the
 * payment provider's origin and of its own, where nothing may be framed but the page of reCAPTCHA.
 */
export const contentSecurityPolicy = (styles = '', frames = "'none'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles && ` ${styles}`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...providerOrigins(searchProvider)].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify shop-url',
    'report-to csp',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ');

/** Features that the shop does not use are forbidden to it and to what it embeds. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
];
const usedFeatures = ['autoplay', 'fullscreen', 'payment', 'xr-spatial-tracking'];
const permissionsPolicy = [
  ...unusedFeatures.map((feature) => `${feature}=()`),
  ...usedFeatures.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every answer (reliability 5, rows 1 and 4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
};

/** Pages whose address carries something private send no referrer at all. */
const privatePages = /^(?:\/[a-z]+)?\/(?:create-password|bokning|set-cart)(?:\/|$)/;

/** Puts the headers on an answer; what a route set itself stays. */
export function withSecurityHeaders(response: Response, pathname: string): Response {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (privatePages.test(pathname)) response.headers.set('referrer-policy', 'no-referrer');
  return response;
}
