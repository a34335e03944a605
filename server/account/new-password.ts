import { isCommonPassword, passwordNeeds } from '#domain/password.ts';
import type { Reply } from '../http/reply.ts';
import { accountRefusal } from './account-refusal.ts';

/** The refusal of a new password that keeps not every rule; `null` for a good one. */
export async function passwordRefusal(password: string): Promise<Reply | null> {
  const needs: string[] = passwordNeeds(password);
  if (needs.length === 0 && (await isCommonPassword(password))) needs.push('common');
  if (needs.length === 0) return null;
  const message = 'The password needs 8 to 128 characters of three kinds, and must not be one of the most used.';
  return accountRefusal(400, 'PASSWORD_INVALID', message, { needs });
}
