import type { OldForm } from '#worker/outbox/store/old-form.ts';
import {
  type AttemptRecord,
  Box,
  type CartRecord,
  changed,
  type Changes,
  type Contents,
  nothing,
} from '#worker/outbox/store/box.ts';
import { type OutboxDatabase, type Proof, type Taken, takeStep } from '#worker/outbox/store/store.ts';
import type { Post } from '#worker/outbox/lease.ts';
import { cloned } from './cloned.ts';

/** A device that no older version has used. */
export const noOldForm: OldForm = { read: async () => null, forget: () => undefined };

/** The outbox's database of one device in memory: a transaction happens at once. */
export class MemoryDatabase implements OutboxDatabase {
  contents: Contents = nothing;
  /** Set to refuse what is to be written, as a full device does. */
  refuse: () => void = () => undefined;
  private numbers = new Map<string, number>();

  transact = async <T>(work: (box: Box) => T, proof: Proof | null): Promise<{ result: T; changes: Changes }> => {
    const step = takeStep(this.contents, work, proof, (post) => this.number(`lease ${post}`));
    const isMore = [...step.changes.rows.values(), ...step.changes.carts.values()].some((value) => value !== null);
    if (isMore || step.changes.lastSeq !== this.contents.lastSeq) this.refuse();
    this.contents = changed(this.contents, cloned(step.changes));
    return step;
  };

  look = async <T>(work: (box: Box) => T): Promise<T> => work(new Box(cloned(this.contents)));

  takePost = async (post: Post): Promise<Taken> => {
    const isUnfinished = await this.isUnfinished(post);
    this.add(`pulse ${post}`);
    this.numbers.set(`busy ${post}`, 1);
    return { lease: this.add(`lease ${post}`), isUnfinished };
  };

  leavePost = async (post: Post, lease: number): Promise<void> => {
    if (this.number(`lease ${post}`) === lease) this.numbers.set(`busy ${post}`, 0);
  };

  pulse = async (post: Post): Promise<number> => this.number(`pulse ${post}`);
  isUnfinished = async (post: Post): Promise<boolean> => this.number(`busy ${post}`) !== 0;

  beat = async (post: Post, lease: number): Promise<boolean> => {
    if (this.number(`lease ${post}`) !== lease) return false;
    this.add(`pulse ${post}`);
    return true;
  };

  get carts(): ReadonlyMap<string, CartRecord> {
    return this.contents.carts;
  }

  /** How sending of each entry has gone so far, by id. */
  get attempts(): ReadonlyMap<string, AttemptRecord> {
    const rows = [...this.contents.rows.values()];
    return new Map(rows.flatMap(({ entry, attempt }) => (attempt ? [[entry.id, attempt]] : [])));
  }

  /** Everything is gone, as after damage to IndexedDB. */
  wipe(): void {
    this.contents = nothing;
    this.numbers.clear();
  }

  /** Remembers all of it; the function that it returns brings that back. */
  snapshot(): () => void {
    const { contents } = this;
    const numbers = new Map(this.numbers);
    return () => {
      this.contents = contents;
      this.numbers = new Map(numbers);
    };
  }

  private number(name: string): number {
    return this.numbers.get(name) ?? 0;
  }

  private add(name: string): number {
    const value = this.number(name) + 1;
    this.numbers.set(name, value);
    return value;
  }
}
