import type { SimDevice, SimTab } from './sim-device.ts';

/** How long a tab is frozen in the middle of something, and when others turn to what it left. */
const FROZEN_MS = 40_000;
const NOTICED_MS = 2000;

/** How long it takes at most until a frozen holder of a post is replaced. */
export const REPLACED_MS = 15_000;

/** A tab freezes after so many answers that reach it while it works, others go on meanwhile, and it wakes up again. */
export async function freezeDuring(
  device: SimDevice,
  tab: SimTab,
  steps: number,
  work: () => Promise<void>,
): Promise<void> {
  const { time } = device;
  tab.realm.freezeAfter(steps);
  void time.sleep(NOTICED_MS).then(() => goOnElsewhere(device));
  void time.sleep(FROZEN_MS).then(() => thaw(tab));
  await work();
  tab.realm.spare();
}

/** The page is looked at again: it hears of that as well. */
export function thaw({ realm, api }: SimTab): void {
  if (!realm.isFrozen) return;
  realm.thaw();
  void api.hint('visible');
}

/** In a tab that is open; one that is just being opened or closed says that it is not. */
function goOnElsewhere({ visibleTabs: [other] }: SimDevice): void {
  if (!other) return;
  const { api, shown } = other;
  const asked = [api.hint('visible'), ...shown.tasks.map(({ id }) => api.command('task.sendNow', { id }))];
  void Promise.allSettled(asked);
}
