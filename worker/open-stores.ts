import { STORAGE_PATIENCE_MS } from '#config/timings.ts';
import { Catalogue } from './catalogue.ts';
import { openShopper } from './database.ts';
import type { WorkerPorts } from './ports.ts';
import { Shopper } from './shopper.ts';

/** What this device keeps things in. Each may be lost by itself. */
export type StoreName = 'catalogue' | 'shopper' | 'control' | 'journal';

/** What to do where a store does not open. */
export interface MemoryFallback {
  /** Whether databases open at all; asked only when one takes long. */
  readonly canStore: () => Promise<boolean>;
  /** The platform with memory in the place of what is lost. */
  readonly ports: (lost: ReadonlySet<StoreName>) => Promise<WorkerPorts>;
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
  const from = <T>(opening: StoreOpening<T>): Promise<T | null> =>
    fallback ? openOrNot(platform, opening) : opening.open();
  const canStore = once(async () => fallback?.canStore() ?? true);
  const whileOthersOpen = async <T>(slow: Promise<T | null>): Promise<T | null> => ((await canStore()) ? slow : null);
  const [catalogue, shopper, control, journal] = await Promise.all([
    from({ open: () => Catalogue.open(platform, storeCode, now), insist: whileOthersOpen, close }),
    from({ open: () => openShopper(platform), insist: whileOthersOpen, close }),
    from({ open: () => platform.control.lastSeq(), insist: whileOthersOpen }),
    // Whether Cache Storage is slow or will never answer, nothing tells: it is asked once more, beside the first time.
    from({
      open: () => platform.journal.watermark(),
      insist: (slow) => inTime(platform, Promise.race([slow, orNull(() => platform.journal.watermark())])),
    }),
  ]);
  const opened: Readonly<Record<StoreName, unknown>> = { catalogue, shopper, control, journal };
  const lost = new Set((Object.keys(opened) as StoreName[]).filter((name) => opened[name] === null));
  const ports = lost.size > 0 ? await fallback!.ports(lost) : platform;
  return {
    ports,
    catalogue: catalogue ?? (await Catalogue.open(ports, storeCode, now)),
    shopper: new Shopper(shopper ?? (await openShopper(ports)), shopper !== null),
    lost,
  };
}

interface StoreOpening<T> {
  readonly open: () => Promise<T>;
  /** What becomes of one that takes long; `null`: it is given up. */
  readonly insist: (slow: Promise<T | null>) => Promise<T | null>;
  /** Lets go of what opens after it was given up: it would stand in the way of whoever deletes or changes the store. */
  readonly close?: (opened: T) => Promise<unknown>;
}

/** `null` for a store that fails, or that takes too long. */
async function openOrNot<T>(
  { clock }: WorkerPorts,
  { open, insist, close: letGo }: StoreOpening<T>,
): Promise<T | null> {
  const opening = orNull(open);
  const first = await Promise.race([opening, clock.sleep(STORAGE_PATIENCE_MS).then(() => tooLong)]);
  if (first !== tooLong) return first as T | null;
  const opened = await insist(opening);
  if (opened === null) void opening.then((late) => late !== null && letGo?.(late)).catch(() => undefined);
  return opened;
}

const tooLong = Symbol('too long');

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

function inTime<T>({ clock }: WorkerPorts, work: Promise<T | null>): Promise<T | null> {
  return Promise.race([work, clock.sleep(STORAGE_PATIENCE_MS).then(() => null)]);
}

function close(opened: { close(): Promise<unknown> }): Promise<unknown> {
  return opened.close();
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= ask());
}
