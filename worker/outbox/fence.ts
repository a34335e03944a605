import { HEARTBEAT_STALE_MS } from '#config/timings.ts';
import type { Control } from './control.ts';
import type { Lease } from './outbox-lock.ts';
import type { Clock, OutboxPorts } from './ports.ts';
import type { Shopper } from '../shopper.ts';

/** Somebody else took the post over while this realm was frozen: what it was about to write must not be written. */
export class LostLease extends Error {}

/** For work that makes the best of every other failure. */
export function rethrowLostLease(error: unknown): void {
  if (error instanceof LostLease) throw error;
}

/** Throws `LostLease` when the post was taken over; asked before each write. */
export type Confirm = () => Promise<void>;

/** Nobody takes a post over before its heart stood still for twice as long. */
const SURE_MS = HEARTBEAT_STALE_MS / 2;

/** Asks the control room only when so much time has passed that somebody may have taken over. */
export function fence(clock: Clock, lease: Lease): Confirm {
  let confirmedAt = lease.takenAt;
  return async () => {
    while (clock.elapsed() - confirmedAt >= SURE_MS) {
      const askedAt = clock.elapsed();
      if (!(await lease.isHeld())) throw new LostLease('another realm took over');
      confirmedAt = askedAt;
    }
  };
}

/** What work in the outbox writes to. */
export interface Fenced {
  readonly ports: OutboxPorts;
  readonly shopper?: Shopper;
}

const controlWrites = [
  'setCart',
  'setAttempt',
  'setRequest',
  'forget',
  'forgetAllBut',
] as const satisfies Names<Control>;
/** The same tools, which refuse to write once the post is lost. */
export function fenced<T extends Fenced>(tools: T, confirm: Confirm): T {
  const { ports, shopper } = tools;
  return {
    ...tools,
    ports: {
      ...ports,
      journal: ports.journal.fenced(confirm),
      control: confirming(ports.control, controlWrites, confirm),
    },
    ...(shopper && { shopper: shopper.fenced(confirm) }),
  };
}

type Names<T> = readonly (keyof T & string)[];

/** The same object, which asks before these of its methods. */
export function confirming<T extends object>(target: T, writes: Names<T>, confirm: Confirm): T {
  const asking = writes.map((name) => {
    const write = target[name] as (...given: unknown[]) => Promise<unknown>;
    return [name, async (...given: unknown[]) => (await confirm(), write.apply(target, given))] as const;
  });
  return Object.assign(Object.create(target) as T, Object.fromEntries(asking));
}
