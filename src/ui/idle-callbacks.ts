/** Safari does not tell when it is idle: there, what waits for that comes so much later. */
const LATER_MS = 200;

if (!('requestIdleCallback' in globalThis))
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => setTimeout(work, LATER_MS) });
