/** One pull: a collection of the backend, in one form, into one place on the device. */
export interface Pull {
  readonly name: string;
  readonly collection: string;
  readonly fields?: 'list' | 'all';
  /** The rest is pulled, and counts as everything, when this one fails. */
  readonly isOptional?: boolean;
  /** A metered connection or a full device does without it until a screen asks for it. */
  readonly isSparable?: boolean;
  /** Stores documents and removes ids; returns the documents that it could not read. */
  write(documents: readonly unknown[], removedIds: readonly string[]): Promise<readonly unknown[]>;
  /** Ids that are stored now; asked only after the backend declared a checkpoint void. */
  storedIds(): Promise<readonly string[]>;
}
