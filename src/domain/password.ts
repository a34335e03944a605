import { PASSWORD_CLASSES_MIN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#config/limits.ts';

/** The kinds of characters that are counted. */
export const passwordClasses = ['lower', 'upper', 'digit', 'special'] as const;
export type PasswordClass = (typeof passwordClasses)[number];

/** What a password lacks, in the order in which it is told. */
export type PasswordNeed = 'length' | 'shorter' | 'classes';

const patterns: Readonly<Record<PasswordClass, RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  special: /[^\p{Ll}\p{Lu}\p{Nd}]/u,
};

/** The classes that a password has characters of, for feedback while it is typed. */
export function classesIn(password: string): PasswordClass[] {
  return passwordClasses.filter((name) => patterns[name].test(password));
}

/** What is still missing; empty when the password keeps every rule but that of the common ones (`isCommonPassword`). */
export function passwordNeeds(password: string): PasswordNeed[] {
  // Counted as a person does: a letter outside the basic plane is one character.
  const { length } = Array.from(password);
  const needs: (PasswordNeed | false)[] = [
    length < PASSWORD_MIN_LENGTH && 'length',
    length > PASSWORD_MAX_LENGTH && 'shorter',
    classesIn(password).length < PASSWORD_CLASSES_MIN && 'classes',
  ];
  return needs.filter((need) => need !== false);
}

/** Whether a password is one that attackers try first. Loads the list, so the first answer takes a moment. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password.toLowerCase());
}
