import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queries } from '../store/database.ts';
import { madeOnce } from '../store/meta.ts';
import { newToken } from './tokens.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = part({ alg: 'HS256' });

/** A signed copy of a group's id, by which prices of that group are asked for (contract: User.groupToken). */
export async function groupToken(queries: Queries, groupId: number): Promise<string> {
  const said = `${HEAD}.${part({ group_id: groupId })}`;
  return `${said}.${signature(await secretOf(queries), said)}`;
}

/** The group that a token names; `null` for one that this shop did not sign. */
export async function groupOfToken(queries: Queries, token: string): Promise<number | null> {
  const [head, body, signed] = token.split('.');
  if (head !== HEAD || body === undefined || signed === undefined) return null;
  const right = Buffer.from(signature(await secretOf(queries), `${head}.${body}`));
  const given = Buffer.from(signed);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return (JSON.parse(Buffer.from(body, 'base64url').toString()) as { group_id: number }).group_id;
}

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(said).digest('base64url');
}

/** The secret of this database, made when it is needed first. */
function secretOf(queries: Queries): Promise<string> {
  return madeOnce(queries, 'group_token_secret', newToken);
}
