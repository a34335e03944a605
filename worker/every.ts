import type { Clock } from './outbox/ports.ts';

/** Emits at once, and again after each such time, for as long as somebody listens. */
export async function* every(ms: number, clock: Pick<Clock, 'sleep'>): AsyncGenerator<void> {
  for (;;) {
    yield;
    await clock.sleep(ms);
  }
}
