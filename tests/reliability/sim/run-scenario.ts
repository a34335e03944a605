import { createHash } from 'node:crypto';
import { vi } from 'vitest';
// Code that comes later comes in real time, of which a scenario knows nothing: it is here before one begins.
import '#worker/later.ts';
import type { Coverage } from './coverage.ts';
import { forgetDatabases } from './open-databases.ts';
import { Scenario } from './scenario.ts';
import { stubFetchClasses } from './sim-fetch.ts';
import type { Step } from './steps.ts';
import type { SimDevice } from './sim-device.ts';
import { EPOCH_MS, type VirtualTime } from './virtual-time.ts';

/** Runs one scenario of two guests. */
export async function runScenario(seed: number, steps: readonly Step[], coverage?: Coverage): Promise<Scenario> {
  const scenario = new Scenario(seed);
  await underControl(scenario, () => scenario.run(steps, coverage));
  return scenario;
}

interface Controlled {
  readonly time: VirtualTime;
  readonly history: readonly string[];
  readonly devices: readonly SimDevice[];
}

/**
 * Runs something with all of its time and chance under control: timers, random numbers, the time of day, what memory
 * is kept, and the digest that runs on another thread elsewhere.
 */
export async function underControl<S extends Controlled>(
  scenario: S,
  run: (scenario: S) => Promise<void>,
): Promise<void> {
  const { time } = scenario;
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => time.setTimeout(work, ms));
  vi.stubGlobal('clearTimeout', (timer: unknown) => time.clearTimeout(timer));
  vi.stubGlobal('setInterval', (work: () => void, ms = 0) => time.setInterval(work, ms));
  vi.stubGlobal('clearInterval', (interval: ReturnType<VirtualTime['setInterval']>) => time.clearInterval(interval));
  stubFetchClasses();
  // The library drops cached documents when memory is collected, which no seed decides.
  vi.stubGlobal('WeakRef', StrongRef);
  // A mock would note each of the many calls.
  const { now } = Date;
  Date.now = () => EPOCH_MS + time.elapsed;
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_name, data) => {
    const bytes = createHash('sha256')
      .update(data as Uint8Array)
      .digest();
    return new Uint8Array(bytes).buffer;
  });
  try {
    await run(scenario);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${scenario.history.slice(-HISTORY_SHOWN).join('\n')}`, {
      cause: error,
    });
  } finally {
    for (const device of scenario.devices) device.kill();
    time.end();
    forgetDatabases();
    Date.now = now;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
}

/** What a weak reference is while nothing is collected. */
class StrongRef<T> {
  private readonly target: T;

  constructor(target: T) {
    this.target = target;
  }

  deref(): T {
    return this.target;
  }
}

const HISTORY_SHOWN = 80;
