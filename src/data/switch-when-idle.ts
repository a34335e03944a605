import { IDLE_SWITCH_MS } from '#config/timings.ts';
import { holdLock, isLockHeld } from './lock.ts';
import { isSomethingUnsaved } from './unsaved.ts';

const IN_USE = 'in-use';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let apply: (() => void) | null = null;

/**
 * Switches to the version that waits once nobody has touched any window of the shop for some minutes, and none has something that a
 * reload would lose: on a tablet in a showroom nobody ever presses the offer (D49). `switchNow` of the newest version counts.
 */
export function switchWhenIdle(switchNow: () => void): void {
  const isWatched = apply !== null;
  apply = switchNow;
  if (isWatched) return;
  let letGo: (() => Promise<void>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = async (): Promise<void> => {
    timer = setTimeout(() => void idle(), IDLE_SWITCH_MS);
    const isGone = letGo?.();
    letGo = null;
    await isGone;
    if (!(await isLockHeld(IN_USE)) && !(await isSomethingUnsaved())) apply?.();
  };
  const use = (): void => {
    // The other windows see the lock.
    letGo ??= holdLock(IN_USE);
    clearTimeout(timer);
    timer = setTimeout(() => void idle(), IDLE_SWITCH_MS);
  };
  for (const sign of signs) addEventListener(sign, use, { capture: true, passive: true });
  use();
}
