/** The shop's public address, without a slash at the end: what is sent to other devices begins with it. */
export function shopUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="shop-url"]')?.content ?? location.origin;
}
