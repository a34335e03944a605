/** The shop's public address, without a slash at the end; addresses that are sent to other devices begin with it. */
export function shopUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="shop-url"]')?.content ?? location.origin;
}
