/** So long an answer may be told again: a part of a device's five seconds (decision 061). */
export const TOLD_AGAIN_MS = 500;

/**
 * Answers that are the same for everybody, and that many devices ask for at the same moment: each is made once and told again
 * for a moment. What another server on the same database writes is told as soon as what this one does.
 */
export class ToldAgain {
  private readonly freshMs: number;
  private readonly told = new Map<string, Promise<unknown>>();

  constructor(freshMs: number) {
    this.freshMs = freshMs;
  }

  /** The answer of this name, made by the first who asks. */
  get<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.told.get(name) as Promise<T> | undefined;
    if (known) return known;
    const made = make();
    if (this.freshMs > 0) this.keep(name, made);
    return made;
  }

  private keep(name: string, made: Promise<unknown>): void {
    const forget = (): void => {
      if (this.told.get(name) === made) this.told.delete(name);
    };
    this.told.set(name, made);
    setTimeout(forget, this.freshMs).unref();
    // What could not be made is made again for whoever asks next.
    made.catch(forget);
  }
}
