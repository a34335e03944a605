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
  const from = <T>(open: () => Promise<T>, canWait: () => Promise<boolean>): Promise<T | null> =>
    fallback ? openOrNot(platform, open, canWait) : open();
  const canStore = once(async () => fallback?.canStore() ?? true);
  const [catalogue, shopper, control, journal] = await Promise.all([
    from(() => Catalogue.open(platform, storeCode, now), canStore),
    from(() => openShopper(platform), canStore),
    from(() => platform.control.lastSeq(), canStore),
    from(
      () => platform.journal.watermark(),
      async () => false,
    ),
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

/** `null` for a store that fails, or that takes long where no others open either. */
async function openOrNot<T>(
  { clock }: WorkerPorts,
  open: () => Promise<T>,
  canWait: () => Promise<boolean>,
): Promise<T | null> {
  const opening = Promise.resolve()
    .then(open)
    .catch(() => null);
  const tooLong = {};
  const first = await Promise.race([opening, clock.sleep(STORAGE_PATIENCE_MS).then(() => tooLong)]);
  if (first !== tooLong) return first as T | null;
  return (await canWait()) ? opening : null;
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => (answer ??= ask());
}
