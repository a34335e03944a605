import { BehaviorSubject } from 'rxjs';
import type { IndexBlob, IndexStore, PullRecord } from '../catalogue-index/index-store.ts';

/** How far each pull came, for as long as the tab lives; the index is in memory anyway. */
export function memoryIndexStore(): IndexStore {
  const records = new BehaviorSubject<ReadonlyMap<string, PullRecord>>(new Map());
  const kept = new Map<string, IndexBlob>();
  return {
    checkpoints: async () => records.value,
    checkpoints$: () => records,
    setCheckpoint: async (pull, record) => records.next(new Map([...records.value, [pull, record]])),
    dropCheckpoint: async (pull) => records.next(new Map([...records.value].filter(([name]) => name !== pull))),
    blob: async (name) => kept.get(name) ?? null,
    setBlob: async (name, blob) => void kept.set(name, blob),
    dropBlobs: async () => kept.clear(),
    close: () => undefined,
  };
}
