import { STORAGE_PATIENCE_MS } from '#config/timings.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { openShopper } from './database.ts';
import type { WorkerPorts } from '../ports.ts';
import { Shopper } from '../shopper/shopper.ts';

/** What this device keeps things in. Each may be lost by itself. */
export type StoreName = 'catalogue' | 'shopper' | 'outbox' | 'mirror';

/** What to do where a store does not open. */
export interface MemoryFallback {
  /** Whether databases open at all; asked only when one takes long. */
  readonly canStore: () => Promise<boolean>;
  /** The platform with memory in the place of what is lost. */
  readonly ports: (platform: WorkerPorts, lost: ReadonlySet<StoreName>) => Promise<WorkerPorts>;
}

export interface OpenStores {
  readonly ports: WorkerPorts;
  readonly catalogue: Catalogue;
  readonly shopper: Shopper;
  /** What lasts only as long as this tab. */
  readonly lost: ReadonlySet<StoreName>;
}

interface Opening {
  readonly platform: WorkerPorts;
  readonly storeCode: string;
  readonly now: () => number;
  readonly fallback: MemoryFallback | null;
}

/**
 * Opens every store of this device; one that does not open (blocked, a private mode, broken beyond opening) is replaced by
 * memory, and only that one: an order is shown and sent from whatever store still has it (P6, O1, decision 035).
 */
export async function openStores({ platform, storeCode, now, fallback }: Opening): Promise<OpenStores> {
  const from = <T>(open: Open<T>, insist: Insist<T>) => (fallback ? openOrNot(platform, open, insist) : open());
  // Asked once, for all that are slow.
  let canStore: Promise<boolean> | null = null;
  const whileOthersOpen = async <T>(slow: Promise<T | null>): Promise<T | null> =>
    (await (canStore ??= fallback!.canStore())) ? slow : null;
  const watermark = (): Promise<number> => platform.mirror.watermark();
  const [catalogue, shopper, outbox, mirror] = await Promise.all([
    from((givenUp) => Catalogue.open({ ...platform, givenUp }, storeCode, now), whileOthersOpen),
    from((givenUp) => openShopper({ ...platform, givenUp }), whileOthersOpen),
    from(() => platform.database.pulse('outbox'), whileOthersOpen),
    // Whether Cache Storage is slow or will never answer, nothing tells: it is asked once more, beside the first time.
    from(watermark, (slow) => Promise.race([slow, orNull(watermark), patience(platform)])),
  ]);
  const opened: Readonly<Record<StoreName, unknown>> = { catalogue, shopper, outbox, mirror };
  const lost = new Set((Object.keys(opened) as StoreName[]).filter((name) => opened[name] === null));
  const ports = lost.size > 0 ? await fallback!.ports(platform, lost) : platform;
  return {
    ports,
    catalogue: catalogue ?? (await Catalogue.open(ports, storeCode, now)),
    shopper: new Shopper(shopper ?? (await openShopper(ports)), shopper !== null),
    lost,
  };
}

/** Opens a store, or asks it something; a database that is given up closes what is open of it. */
type Open<T> = (givenUp?: AbortSignal) => Promise<T>;

/** What becomes of a store that takes long; `null`: it is given up. */
type Insist<T> = (slow: Promise<T | null>) => Promise<T | null>;

/** `null` for a store that fails, or that takes too long: it is given up. */
async function openOrNot<T>(ports: WorkerPorts, open: Open<T>, insist: Insist<T>): Promise<T | null> {
  const givenUp = new AbortController();
  const opening = orNull(() => open(givenUp.signal));
  const isSettled = await Promise.race([opening.then(() => true), patience(ports)]);
  const opened = await (isSettled ? opening : insist(opening));
  if (opened === null) givenUp.abort();
  return opened;
}

function patience({ clock }: WorkerPorts): Promise<null> {
  return clock.sleep(STORAGE_PATIENCE_MS).then(() => null);
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
