import DOMPurify, { type Config } from 'dompurify';
import { quietHtml } from './quiet-html.ts';

const attributes = new Set(words('href src srcset alt title width height colspan rowspan lang class'));

/** What foreign HTML may contain (reliability 5, row 5). */
const rules = {
  ALLOWED_TAGS: words(
    'p br b strong i em u span ul ol li h2 h3 h4 blockquote a img figure figcaption table thead tbody tr th td',
  ),
  ALLOWED_ATTR: [...attributes],
  // These attributes are numbers and languages; the rule for addresses applies to all others and would drop them.
  ADD_URI_SAFE_ATTR: words('width height colspan rowspan lang'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\])|#|mailto:|tel:)/i,
  SANITIZE_NAMED_PROPS: true,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

/**
 * The prefix of the store view whose text is being cleaned. A module variable is enough, because cleaning is
 * synchronous.
 */
let prefix = '';

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') settleLink(element);
  else if (element.nodeName === 'IMG') settlePicture(element);
});

/** Cleans foreign HTML; `null` if this browser cannot clean it. */
export function cleanHtml(html: string, ofPrefix: string): TrustedHTML | null {
  // Where DOMPurify is not supported, it would return the HTML unchanged.
  if (!DOMPurify.isSupported) return null;
  prefix = ofPrefix;
  return DOMPurify.sanitize(quietHtml(html, attributes), { ...rules, RETURN_TRUSTED_TYPE: true });
}

/** Addresses of this origin that are not pages: the API, and files. */
const notPages = /^\/(?:api|media|assets)\/|\.[a-z0-9]{2,11}$/i;

/** Whether a path of this origin may lead to a page of the shop. */
export function isPage(pathname: string): boolean {
  return !notPages.test(pathname);
}

/**
 * Puts the prefix of the store view before links, as for all addresses in its data. Links to other hosts do not reveal
 * the shop.
 */
function settleLink(link: Element): void {
  const address = addressOf(link.getAttribute('href'));
  if (!address || !/^https?:$/.test(address.protocol)) return;
  if (address.origin !== location.origin) link.setAttribute('rel', 'noopener noreferrer');
  else if (isPage(address.pathname) && !link.getAttribute('href')!.startsWith('#')) {
    const { pathname, search, hash } = address;
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    // Without a prefix the address is not rewritten: `/a/..//b` would become an address of another host.
    if (!isInside) link.setAttribute('href', `${prefix}${pathname}${search}${hash}`);
  }
}

/** Removes pictures that are not the shop's own; the rules above let some through, such as `data:`. */
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
