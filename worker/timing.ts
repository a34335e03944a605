/** Names under which the worker's work can be found in a browser's performance panel, and by `npm run bench`. */
export type TimedWork =
  | 'pull network'
  | 'pull validation'
  | 'pull pause'
  | 'pull checkpoint'
  | 'store comparing'
  | 'store write'
  | 'index update'
  | 'search index'
  | 'search restore'
  | 'order sealing'
  | `query ${string}`;

/** A page may stay open for days: the timeline is emptied before it grows beyond this many entries. */
const ENTRIES_MAX = 10_000;

let entries = 0;

/**
 * Notes on the thread's performance timeline that some work was done since `startedAt` (`performance.now()`), with how
 * many documents it was about.
 */
export function noteWork(work: TimedWork, startedAt: number, documents = 0): void {
  if (++entries > ENTRIES_MAX) {
    performance.clearMeasures();
    entries = 1;
  }
  performance.measure(work, { start: startedAt, detail: documents });
}
