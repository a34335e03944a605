import { type Reply, refusal } from './reply.ts';

/** What is limited, how often, and in which span (reliability 5, row 17). */
export const limits = {
  order: { count: 10, spanMs: 60_000 },
  coupon: { count: 10, spanMs: 60_000 },
  unknownCart: { count: 20, spanMs: 60_000 },
  search: { count: 120, spanMs: 60_000 },
} as const;

export type LimitName = keyof typeof limits;

/** Counts calls by device; `null` means go ahead. */
export interface Limiter {
  check(name: LimitName, device: string): Reply | null;
}

const DEVICES_MAX = 50_000;

/** A limiter that remembers the times of recent calls; `isOn` false lets everything pass. */
export function createLimiter(isOn: boolean, now: () => number = Date.now): Limiter {
  const calls = new Map<string, number[]>();
  return {
    check(name, device) {
      if (!isOn) return null;
      const { count, spanMs } = limits[name];
      const id = `${name} ${device}`;
      const recent = (calls.get(id) ?? []).filter((time) => time > now() - spanMs);
      if (recent.length >= count) {
        const seconds = Math.max(1, Math.ceil((recent[0]! + spanMs - now()) / 1000));
        return refusal(429, 'TOO_MANY_REQUESTS', 'Too many calls. Please wait a little.', {
          headers: { 'retry-after': String(seconds) },
        });
      }
      recent.push(now());
      calls.delete(id);
      calls.set(id, recent);
      if (calls.size > DEVICES_MAX) calls.delete(calls.keys().next().value!);
      return null;
    },
  };
}
