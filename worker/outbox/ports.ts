import type { Announcements, Channel } from './announcements.ts';
import type { Mirror } from './store/mirror.ts';
import type { OutboxDatabase, Posts, Store } from './store/store.ts';
import type { Tokens } from './tokens.ts';

/** The time of this device, in milliseconds since 1970; it may step. */
export interface Clock {
  now(): number;
  /** Resolves after a span; steps of the clock do not matter. */
  sleep(ms: number): Promise<void>;
  /** Milliseconds of a clock that nobody sets; it goes on while the realm is frozen. */
  elapsed(): number;
}

/** Random names: uuids that no other device draws. */
export interface Ids {
  next(): string;
  /** A number in [0, 1). */
  random(): number;
}

/** The part of the Web Locks API that is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** All that sending needs of the platform; tests give memory versions. */
export interface OutboxPorts extends Announcements {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly locks: Locks;
  readonly posts: Posts;
  readonly store: Store;
  /** What the store is made of, each of which may not open. */
  readonly database: OutboxDatabase;
  readonly mirror: Mirror;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The tokens of who is signed in, of this realm; their code is needed by nobody else. */
  readonly tokens: (ports: OutboxPorts) => Promise<Tokens>;
  /** What the shop wants of a person who sends a form (decision 081); `null` where nobody looks at a page, or none came. */
  readonly recaptchaToken: (action: string) => Promise<string | null>;
  /** On it the realms of this device tell each other what became of the session. */
  readonly sessionChannel: Channel;
  /** Where the API answers: an origin without a trailing slash. */
  readonly apiOrigin: string;
}
