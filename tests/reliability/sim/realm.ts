import { Observable } from 'rxjs';

/**
 * One thread of a device: a tab's worker, or the service worker. Whatever it asks of the platform passes a gate, where it
 * may be frozen, or stopped for good between any two steps.
 */
export class Realm {
  readonly name: string;
  private state: 'running' | 'frozen' | 'dead' = 'running';
  private readonly waiting: (() => void)[] = [];
  private readonly onDeath: (() => void)[] = [];
  private stepsLeft = Number.POSITIVE_INFINITY;
  private stepsToFreeze = Number.POSITIVE_INFINITY;

  constructor(name: string) {
    this.name = name;
  }

  get isDead(): boolean {
    return this.state === 'dead';
  }

  get isFrozen(): boolean {
    return this.state === 'frozen';
  }

  get isRunning(): boolean {
    return this.state === 'running';
  }

  /** Dies after so many further steps. */
  dieAfter(steps: number): void {
    this.stepsLeft = steps;
  }

  /** Freezes when so many further answers have arrived: what it asked for is done, and it does not know. */
  freezeAfter(steps: number): void {
    this.stepsToFreeze = steps;
  }

  /** Will neither die nor freeze by itself any more. */
  spare(): void {
    this.stepsLeft = Number.POSITIVE_INFINITY;
    this.stepsToFreeze = Number.POSITIVE_INFINITY;
  }

  die(): void {
    if (this.isDead) return;
    this.state = 'dead';
    for (const tell of this.onDeath) tell();
  }

  whenDead(tell: () => void): void {
    this.onDeath.push(tell);
  }

  freeze(): void {
    if (this.isRunning) this.state = 'frozen';
  }

  thaw(): void {
    if (!this.isFrozen) return;
    this.state = 'running';
    for (const go of this.waiting.splice(0)) go();
  }

  /** The same function for this thread: it neither starts nor returns while the thread does not run. */
  bound<A extends unknown[], R>(work: (...given: A) => Promise<R>): (...given: A) => Promise<R> {
    return async (...given) => {
      await this.gate();
      let result: R;
      try {
        result = await work(...given);
      } catch (error) {
        await this.returning();
        throw error;
      }
      await this.returning();
      return result;
    };
  }

  /** An object whose methods are all bound to this thread. */
  boundMethods<T extends object>(target: T, names: readonly (keyof T & string)[]): T {
    const methods = names.map((name) => {
      const method = target[name] as (...given: unknown[]) => Promise<unknown>;
      return [name, this.bound((...given: unknown[]) => method.apply(target, given))];
    });
    return Object.assign(Object.create(target) as T, Object.fromEntries(methods));
  }

  /** The same stream for this thread: what is dead hears nothing. */
  heard<T>(stream: Observable<T>): Observable<T> {
    return new Observable((subscriber) => {
      if (this.isDead) return undefined;
      const subscription = stream.subscribe(subscriber);
      this.whenDead(() => subscription.unsubscribe());
      return subscription;
    });
  }

  private async returning(): Promise<void> {
    if (this.isRunning && --this.stepsToFreeze === 0) this.freeze();
    await this.gate();
  }

  private async gate(): Promise<void> {
    if (this.isRunning && --this.stepsLeft <= 0) this.die();
    while (!this.isRunning) {
      if (this.isDead) await new Promise<never>(() => undefined);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }
}
