import type { SessionRecord } from '../session/session-record.ts';
import type { Shopper } from '../shopper/shopper.ts';
import type { OutboxPorts } from './ports.ts';
import type { Lease } from './lease.ts';
import type { Box } from './store/box.ts';

/** What work on the outbox and its views needs. */
export interface OutboxTools {
  readonly ports: OutboxPorts & {
    readonly crashPoint: (label: string) => void | Promise<void>;
    /** Ends a sign-in or a sign-out that was cut off, which is needed so seldom that its code comes later. */
    readonly finishSession: (held: Holding, session: SessionRecord) => Promise<void>;
  };
  readonly shopper: Shopper;
}

/** The same for somebody who holds the post: steps and writes fail once it is lost. */
export type Holding<T extends OutboxTools = OutboxTools> = T & {
  readonly lease: Lease;
  /** Whether something had been lost, where the post was found unfinished and has been repaired; else `null`. */
  readonly repaired: boolean | null;
  readonly step: <R>(work: (box: Box) => R) => Promise<R>;
};
