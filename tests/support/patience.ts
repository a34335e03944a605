/** How long `vi.waitFor` waits on a busy machine; where nothing is said it gives up after a second. */
export const PATIENCE_MS = 60_000;
