/** What is said on it reaches everybody who listens on a channel of its name, in the realm that says it too. */
export interface Channel {
  readonly post: (message: unknown) => void;
  /** Returns how to stop listening. */
  readonly listen: (listener: (message: unknown) => void) => () => void;
}

/** How the realms of a device tell each other that the outbox changed. */
export interface Announcements {
  readonly announce: () => void;
  /** Hears of the announcements of other realms; returns how to stop listening. */
  readonly onAnnouncement: (listener: () => void) => () => void;
}

/**
 * The one way to announce something. Each realm signs with its voice and does not hear itself: a tab that wakes itself works
 * twice for every answer.
 */
export function announcements({ post, listen }: Channel, voice: string): Announcements {
  return {
    announce: () => post({ voice }),
    onAnnouncement: (listener) =>
      listen((message) => {
        if ((message as { voice?: string } | null)?.voice !== voice) listener();
      }),
  };
}
