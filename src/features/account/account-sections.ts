/** The parts of an account, in the order in which they are listed. */
export const accountSections = ['orders', 'profile', 'addresses', 'password', 'data'] as const;
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
