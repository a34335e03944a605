import type { OutboxPorts } from '../outbox/ports.ts';
import type { HeldToken } from '../outbox/tokens.ts';

/** What the realms of a device tell each other about the session. It stays in their memory. */
export type SessionMessage =
  /** Somebody signed in or out, the session expired, or its owner changed: the record says what is so now. */
  | { readonly kind: 'changed' }
  /** Who has an access token of this sign-in, at least as young as this? */
  | { readonly kind: 'ask'; readonly sessionId: string; readonly number: number }
  | { readonly kind: 'token'; readonly held: HeldToken };

/** Tells all tabs, this one too, that the record of the session is another one. */
export function tellChange({ ports }: { readonly ports: Pick<OutboxPorts, 'sessionChannel'> }): void {
  ports.sessionChannel.post({ kind: 'changed' } satisfies SessionMessage);
}
