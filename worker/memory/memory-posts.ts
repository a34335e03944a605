import type { Posts } from '../outbox/store/store.ts';

/**
 * Posts that last as long as their tab, and are shared with nobody. Nobody else's heart is heard, so nobody is taken for
 * dead: who holds a lock holds it until it is free.
 */
export function memoryPosts(): Posts {
  const leases = new Map<string, number>();
  const busy = new Set<string>();
  let pulses = 0;
  return {
    async takePost(post) {
      const [lease, isUnfinished] = [(leases.get(post) ?? 0) + 1, busy.has(post)];
      leases.set(post, lease);
      busy.add(post);
      return { lease, isUnfinished };
    },
    async leavePost(post, lease) {
      if (leases.get(post) === lease) busy.delete(post);
    },
    beat: async (post, lease) => leases.get(post) === lease,
    pulse: async () => ++pulses,
    isUnfinished: async (post) => busy.has(post),
  };
}
