/** The parts of an account, in the order in which they are listed. */
export const accountSections = [
  'orders',
  'profile',
  'addresses',
  'claims',
  'reviews',
  'newsletter',
  'password',
  'data',
] as const;
export type AccountSection = (typeof accountSections)[number];

const SECTION = 'section';

/** Where a part of the account is; the first one is the account itself (spec 2: /my-account). */
export function accountPath(section: AccountSection): string {
  return section === accountSections[0] ? '/my-account' : `/my-account?${SECTION}=${section}`;
}

/** The part of the account that an address names; the first one if it names none. */
export function sectionOf(search: string): AccountSection {
  const named = new URLSearchParams(search).get(SECTION);
  return accountSections.find((section) => section === named) ?? accountSections[0];
}

/** The address of a page of the order history, from 1. */
export function ordersPath(page: number): string {
  return page === 1 ? accountPath('orders') : `/my-account?page=${page}`;
}

/** The page of the order history that an address names. */
export function ordersPageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? page : 1;
}
