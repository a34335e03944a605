/** Safari does not tell when it is idle: there, what waits for that comes with the next task. */
const browser: { requestIdleCallback?: (work: () => void) => unknown } = globalThis;
browser.requestIdleCallback ??= setTimeout;
