import type { Profile } from './wire/profile.ts';

/** What differs between two states of a profile; empty texts are empty fields. */
export interface ProfileDifference {
  readonly field: (typeof fields)[number];
  readonly mine: string;
  readonly theirs: string;
}

const fields = ['firstName', 'lastName', 'email', 'company', 'taxId'] as const satisfies readonly (keyof Profile)[];

/** The fields in which what was typed here differs from what the shop has. */
export function profileDifferences(mine: Profile, theirs: Profile): ProfileDifference[] {
  return fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}
