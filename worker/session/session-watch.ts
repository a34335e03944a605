import { BehaviorSubject } from 'rxjs';
import { VISIT_OVER_MS } from '#config/timings.ts';
import { GUEST, type Owner } from '../outbox/owner.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import type { SessionMessage } from './session-messages.ts';
import type { SessionRecord } from './session-record.ts';

/** Who uses this device, as this worker knows it; other tabs tell when somebody else does (spec 4: session). */
export class SessionWatch {
  readonly record$ = new BehaviorSubject<SessionRecord | null>(null);
  /** Ends the listening. */
  readonly stop: () => void;
  private readonly ports: Pick<OutboxPorts, 'store' | 'clock'>;

  constructor(ports: Pick<OutboxPorts, 'store' | 'clock' | 'sessionChannel'>) {
    this.ports = ports;
    this.stop = ports.sessionChannel.listen((message) => {
      if ((message as SessionMessage).kind === 'changed') void this.look();
    });
  }

  get owner(): Owner {
    return this.record$.value?.owner ?? GUEST;
  }

  /** Whether what waits is sent only after a sign-in: the shop takes the token of who uses this device no longer (D50). */
  get isExpired(): boolean {
    return this.record$.value?.state === 'expired';
  }

  /** Reads it again. What cannot be read is what it was. */
  async look(): Promise<void> {
    const { store, clock } = this.ports;
    const record = await store.look((box) => box.session).catch(() => this.record$.value);
    this.record$.next(record && !isOver(record, clock.now()) ? record : null);
  }
}

/**
 * Whether somebody signed out, or the visit is over that the session was to last for. A clock that was set tells nothing:
 * then it is over too.
 */
export function isOver({ state, isRemembered, seenAt }: SessionRecord, now: number): boolean {
  return state === 'ending' || (!isRemembered && Math.abs(now - seenAt) > VISIT_OVER_MS);
}
