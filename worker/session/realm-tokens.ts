import { TOKEN_EXCHANGED_MS, TOKEN_PEERS_MS, TOKEN_RETRY_MS } from '#config/timings.ts';
import { type Lease, LostLease } from '../outbox/lease.ts';
import type { OutboxPorts } from '../outbox/ports.ts';
import { asOnlyHolder } from '../outbox/post.ts';
import type { HeldToken, Tokens } from '../outbox/tokens.ts';
import { refresh } from './refresh.ts';
import type { SessionMessage } from './session-messages.ts';
import type { SessionRecord } from './session-record.ts';

const known = new WeakMap<object, RealmTokens>();

/** The tokens of this realm: the same ones whoever asks. */
export function realmTokens(ports: OutboxPorts): RealmTokens {
  const tokens = known.get(ports.store) ?? new RealmTokens(ports);
  known.set(ports.store, tokens);
  return tokens;
}

/**
 * Access tokens in the memory of one realm (D51). All tabs and the service worker refresh one after the other, in a post of
 * their own: who comes second takes over what the first one got (D50: single flight). A refusal ends the session without
 * touching anything else; no answer ends nothing.
 */
export class RealmTokens implements Tokens {
  private readonly ports: OutboxPorts;
  private held: HeldToken | null = null;
  private renewing: Promise<HeldToken | null> | null = null;
  /** Until then the shop is not asked again, by the clock that nobody sets. */
  private pauseUntil = 0;
  private onHeld: () => void = () => undefined;

  constructor(ports: OutboxPorts) {
    this.ports = ports;
    ports.sessionChannel.listen((message) => this.hear(message as SessionMessage));
  }

  async current(): Promise<HeldToken | null> {
    const session = await this.session();
    if (!session) return null;
    return this.heldOf(session) ?? this.renewOnce(session.number - 1);
  }

  async renew({ token, number }: HeldToken): Promise<HeldToken | null> {
    const session = await this.session();
    const held = session && this.heldOf(session);
    if (!session || (held && held.token !== token)) return held;
    return this.renewOnce(number);
  }

  /** Keeps a token that this realm was given, and gives it to the others. */
  hold(held: HeldToken): void {
    this.take(held);
    this.say({ kind: 'token', held });
  }

  /** The session, while it has not expired. */
  private async session(): Promise<SessionRecord | null> {
    const session = await this.ports.store.look((box) => box.session);
    return session?.state === 'signedIn' ? session : null;
  }

  private heldOf({ id, number }: SessionRecord): HeldToken | null {
    return this.held?.sessionId === id && this.held.number >= number ? this.held : null;
  }

  /** One exchange for all who ask in this realm. Tokens up to number `spent` do not do. */
  private renewOnce(spent: number): Promise<HeldToken | null> {
    this.renewing ??= this.renewInPost(spent).finally(() => (this.renewing = null));
    return this.renewing;
  }

  private async renewInPost(spent: number): Promise<HeldToken | null> {
    const { clock } = this.ports;
    if (clock.elapsed() < this.pauseUntil) return null;
    try {
      return await asOnlyHolder(this.ports, 'session', async (lease) => {
        const session = await this.session();
        if (!session) return null;
        const found = session.number > spent ? (this.heldOf(session) ?? (await this.askOthers(session))) : null;
        return found ?? (await this.exchange(session, lease));
      });
    } catch (error) {
      // Somebody else does it. Whoever asked tries again later.
      if (error instanceof LostLease) return null;
      throw error;
    }
  }

  private async exchange(session: SessionRecord, lease: Lease): Promise<HeldToken | null> {
    const { store, clock } = this.ports;
    // Whoever was frozen while it waited has a token that others may have exchanged meanwhile; an old one ends the sign-in.
    await lease.confirm();
    const answer = await refresh(this.ports, session.refreshToken ?? '');
    if (answer.kind === 'unreachable') {
      this.pauseUntil = clock.elapsed() + TOKEN_RETRY_MS;
      return null;
    }
    const { id, owner } = session;
    const number = session.number + 1;
    const isRenewed = answer.kind === 'renewed';
    const after: Partial<SessionRecord> = isRenewed
      ? { refreshToken: answer.refreshToken, number }
      : { refreshToken: null, state: 'expired' };
    const isStill = await store.step((box) => {
      // Somebody signed out, or in as somebody else, meanwhile.
      if (box.session?.id !== id || box.session.state !== 'signedIn') return false;
      box.setSession({ ...box.session, ...after });
      return true;
    }, lease);
    if (!isStill) return null;
    if (isRenewed) this.hold({ owner, sessionId: id, number, token: answer.token });
    else this.say({ kind: 'changed' });
    return this.held;
  }

  /** Another realm may have exchanged it a moment ago. Nobody answers where none is open. */
  private async askOthers(session: SessionRecord): Promise<HeldToken | null> {
    const patience = this.held?.sessionId === session.id ? TOKEN_EXCHANGED_MS : TOKEN_PEERS_MS;
    const heard = new Promise<void>((resolve) => (this.onHeld = resolve));
    this.say({ kind: 'ask', sessionId: session.id, number: session.number });
    await Promise.race([heard, this.ports.clock.sleep(patience)]);
    return this.heldOf(session);
  }

  private hear(message: SessionMessage): void {
    const { held } = this;
    if (message.kind === 'token') this.take(message.held);
    if (message.kind === 'changed') void this.forgetOthers().catch(() => undefined);
    if (message.kind !== 'ask' || held?.sessionId !== message.sessionId || held.number < message.number) return;
    this.say({ kind: 'token', held });
  }

  /** A token of a sign-in that is over is kept nowhere. */
  private async forgetOthers(): Promise<void> {
    const session = await this.session();
    if (this.held?.sessionId !== session?.id) this.held = null;
  }

  private take(held: HeldToken): void {
    const isOlder = this.held?.sessionId === held.sessionId && this.held.number >= held.number;
    if (isOlder) return;
    this.held = held;
    this.onHeld();
  }

  private say(message: SessionMessage): void {
    this.ports.sessionChannel.post(message);
  }
}
