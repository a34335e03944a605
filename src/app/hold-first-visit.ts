import type { Answer } from '#domain/answer.ts';
import type { SyncProgressView } from '#domain/views/sync.ts';
import type { DataClient } from '#src/data/data-client.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';
import { keyOf, queries } from '#src/data/query-ref.ts';

/** What is counted after the last document has arrived is counted by then. */
const SETTLE_MS = 500;

type Listener = (answer: Answer<unknown>) => void;

/**
 * While a device collects the catalogue for the first time, a page that came rendered knows more than the device. The
 * device's own answers to the same questions wait until it has everything, so that nothing on the screen becomes less.
 */
export function holdFirstVisit(client: DataClient, firstVisit: FirstVisit): DataClient {
  if (firstVisit.length === 0) return client;
  const held = new Set(firstVisit.map(([ref]) => keyOf(ref)));
  const waiting = new Map<Listener, Answer<unknown>>();
  let isOpen = false;
  const open = (): void => {
    isOpen = true;
    for (const [listener, answer] of waiting) listener(answer);
    waiting.clear();
  };
  const { name, params } = queries.sync.progress();
  let wasCollecting = false;
  const stop = client.watch(name, params, (answer) => {
    const progress = answer.value as SyncProgressView | null;
    // A device that will not collect everything shows what it has.
    const isDone = progress?.state === 'complete' || progress?.pausedBy === 'metered' || progress?.pausedBy === 'room';
    if (!isDone) {
      wasCollecting = true;
      return;
    }
    setTimeout(open, wasCollecting ? SETTLE_MS : 0);
    stop();
  });
  return {
    watch(query, questions, listener) {
      if (isOpen || !held.has(keyOf({ name: query, params: questions })))
        return client.watch(query, questions, listener);
      const end = client.watch(query, questions, (answer) => {
        if (isOpen) listener(answer);
        else waiting.set(listener, answer);
      });
      return () => {
        waiting.delete(listener);
        end();
      };
    },
    command: (command, questions) => client.command(command, questions),
  };
}
