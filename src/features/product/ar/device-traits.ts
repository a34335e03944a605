import type { DeviceTraits } from '#domain/augmented-reality.ts';

/** What this browser tells about its device. */
export function deviceTraits(): DeviceTraits {
  const { userAgent, maxTouchPoints } = navigator;
  return { userAgent, maxTouchPoints, hasModelLinks: document.createElement('a').relList.supports('ar') };
}
