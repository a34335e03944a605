import type { AttemptRecord, CartRecord, Control } from '../outbox/control.ts';
import type { RenderedRequest } from '../outbox/entry.ts';

/**
 * A control room that lasts as long as its tab, and is shared with nobody. Nobody else's heart is heard in it, so nobody
 * is taken for dead: who holds a lock holds it until it is free.
 */
export function memoryControl(): Control {
  const numbers = new Map<string, number>();
  const carts = new Map<string, CartRecord>();
  const attempts = new Map<string, AttemptRecord>();
  const requests = new Map<string, RenderedRequest>();
  let pulses = 0;
  const number = (name: string): number => numbers.get(name) ?? 0;
  const set = (name: string, value: number): number => {
    numbers.set(name, value);
    return value;
  };
  const forget = (id: string): void => {
    attempts.delete(id);
    requests.delete(id);
  };
  return {
    nextSeq: async (least = 0) => set('seq', Math.max(number('seq') + 1, least)),
    lastSeq: async () => number('seq'),
    takeLease: async (post) => set(`lease ${post}`, number(`lease ${post}`) + 1),
    beat: async (post, lease) => number(`lease ${post}`) === lease,
    pulse: async () => ++pulses,
    cart: async (owner, storeCode) => carts.get(`${owner}|${storeCode}`) ?? null,
    async setCart(owner, storeCode, record) {
      if (record) carts.set(`${owner}|${storeCode}`, record);
      else carts.delete(`${owner}|${storeCode}`);
    },
    attempt: async (id) => attempts.get(id) ?? null,
    setAttempt: async (id, record) => void attempts.set(id, record),
    request: async (id) => requests.get(id) ?? null,
    setRequest: async (id, request) => void requests.set(id, request),
    forget: async (id) => forget(id),
    async forgetAllBut(ids) {
      for (const id of [...attempts.keys(), ...requests.keys()]) if (!ids.has(id)) forget(id);
    },
  };
}
