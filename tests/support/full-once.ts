import type { TestDevice } from './device.ts';

/** The device is full from now on; the outbox finds it out with its next write, and has room again. Tells whether it has. */
export function fullOnce(device: TestDevice): () => boolean {
  device.freeBytes = 0;
  let isRefused = false;
  device.outbox.refuse = () => {
    if (isRefused) return;
    isRefused = true;
    throw new DOMException('no room', 'QuotaExceededError');
  };
  return () => isRefused;
}
