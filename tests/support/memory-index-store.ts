import { BehaviorSubject } from 'rxjs';
import type { IndexBlob, IndexStore, PullRecord } from '#worker/catalogue-index/index-store.ts';

/** The store beside a catalogue in memory; all tabs of a device share it. */
export class MemoryIndexStore implements IndexStore {
  private readonly records = new BehaviorSubject<ReadonlyMap<string, PullRecord>>(new Map());
  private readonly packed = new Map<string, IndexBlob>();

  checkpoints = async () => this.records.value;
  checkpoints$ = () => this.records;
  setCheckpoint = async (pull: string, record: PullRecord) =>
    this.records.next(new Map([...this.records.value, [pull, record]]));
  blob = async (name: string) => this.packed.get(name) ?? null;
  setBlob = async (name: string, blob: IndexBlob) => void this.packed.set(name, blob);
  dropCheckpoint = async (pull: string) =>
    this.records.next(new Map([...this.records.value].filter(([name]) => name !== pull)));
  dropBlobs = async () => this.packed.clear();
  close = () => undefined;
}
