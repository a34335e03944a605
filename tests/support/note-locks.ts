import { isReplicationPost } from '#worker/outbox/lease.ts';
import type { TestDevice } from './device.ts';

/** Notes the name of every lock that somebody on a device asks for from now on, but for that of replication. */
export function noteLocks({ locks }: TestDevice): string[] {
  const taken: string[] = [];
  const forRealm = locks.forRealm.bind(locks);
  locks.forRealm = (realm) => {
    const own = forRealm(realm);
    return {
      request: (name, options, work) => {
        if (!isReplicationPost(name)) taken.push(name);
        return own.request(name, options, work);
      },
    };
  };
  return taken;
}
