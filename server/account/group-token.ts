import { createHmac } from 'node:crypto';
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

function signature(secret: string, said: string): string {
  return createHmac('sha256', secret).update(said).digest('base64url');
}

/** The secret of this database, made when it is needed first. */
function secretOf(queries: Queries): Promise<string> {
  return madeOnce(queries, 'group_token_secret', newToken);
}
