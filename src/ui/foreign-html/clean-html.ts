import DOMPurify, { type Config } from 'dompurify';
import { quietHtml } from './quiet-html.ts';

const attributes = new Set(words('href src srcset alt title width height colspan rowspan lang class'));

/** What foreign HTML may hold (reliability 5, row 5). */
const rules = {
  ALLOWED_TAGS: words(
    'p br b strong i em u span ul ol li h2 h3 h4 blockquote a img figure figcaption table thead tbody tr th td',
  ),
  ALLOWED_ATTR: [...attributes],
  // Numbers and languages; by the rule for addresses, which is applied to all others, they would be dropped.
  ADD_URI_SAFE_ATTR: words('width height colspan rowspan lang'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\])|#|mailto:|tel:)/i,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

/** Of the store view whose text is being cleaned; cleaning is done in one go. */
let prefix = '';

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') settleLink(element);
  else if (element.nodeName === 'IMG') settlePicture(element);
});

/** What the browser may show of foreign HTML, or `null` where it cannot be cleaned. */
export function cleanHtml(html: string, ofPrefix: string): TrustedHTML | null {
  // Where cleaning is not possible, DOMPurify answers with what it was given.
  if (!DOMPurify.isSupported) return null;
  prefix = ofPrefix;
  return DOMPurify.sanitize(quietHtml(html, attributes), { ...rules, RETURN_TRUSTED_TYPE: true });
}

/** Addresses of this origin that are no pages: the API, and files. */
const notPages = /^\/(?:api|media|assets)\/|\.[a-z0-9]{2,11}$/i;

/** Whether a path of this origin may lead to a page of the shop. */
export function isPage(pathname: string): boolean {
  return !notPages.test(pathname);
}

/** Links stay in their store view, as all addresses of its data do; those that leave the shop tell nothing of it. */
function settleLink(link: Element): void {
  const address = addressOf(link.getAttribute('href'));
  if (!address || !/^https?:$/.test(address.protocol)) return;
  if (address.origin !== location.origin) link.setAttribute('rel', 'noopener noreferrer');
  else if (isPage(address.pathname) && !link.getAttribute('href')!.startsWith('#')) {
    const { pathname, search, hash } = address;
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    // Without a prefix an address stays as it is written: `/a/..//b` would become one of another host.
    if (!isInside) link.setAttribute('href', `${prefix}${pathname}${search}${hash}`);
  }
}

/** Pictures come from the shop itself; the rules let through some that do not, such as `data:`. */
function settlePicture(picture: Element): void {
  if (!isOwnPicture(picture.getAttribute('src'))) {
    picture.remove();
    return;
  }
  const sources = (picture.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(/\s/, 1)[0]!);
  if (!sources.every(isOwnPicture)) picture.removeAttribute('srcset');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}

function isOwnPicture(source: string | null): boolean {
  const address = addressOf(source);
  return address?.origin === location.origin && address.pathname.startsWith('/media/');
}

function addressOf(text: string | null): URL | null {
  return text !== null && URL.canParse(text, location.href) ? new URL(text, location.href) : null;
}

function words(text: string): string[] {
  return text.split(' ');
}
