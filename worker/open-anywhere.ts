import { STORAGE_PATIENCE_MS } from '#config/timings.ts';
import type { OpenOptions } from './api.ts';
import { openContext, type OpenContext } from './open-context.ts';
import type { WorkerPorts } from './ports.ts';

/** What to do where the browser stores nothing. */
export interface MemoryFallback {
  /** Whether anything can be stored; asked only when opening failed or takes long. */
  readonly canStore: () => Promise<boolean>;
  readonly ports: () => Promise<WorkerPorts>;
}

/**
 * Opens a store view on what this browser stores; where it stores nothing (blocked, a private mode, broken beyond
 * opening), in memory: the shop works online and says that it keeps nothing (P6). A failure that is not the storage's is
 * passed on.
 */
export async function openAnywhere(
  ports: WorkerPorts,
  options: OpenOptions,
  fallback: MemoryFallback,
): Promise<OpenContext> {
  const opening = openContext(ports, options, true);
  const isPromptlyOpen = await Promise.race([
    opening.then(
      () => true,
      () => false,
    ),
    ports.clock.sleep(STORAGE_PATIENCE_MS).then(() => false),
  ]);
  if (isPromptlyOpen || (await fallback.canStore())) return opening;
  opening.catch(() => undefined);
  return openContext(await fallback.ports(), options, false);
}
