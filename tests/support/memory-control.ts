import type { AttemptRecord, CartRecord, Control } from '#worker/outbox/control.ts';
import type { RenderedRequest } from '#worker/outbox/entry.ts';

/** The control room of one device in memory. */
export class MemoryControl implements Control {
  readonly numbers = new Map<string, number>();
  readonly carts = new Map<string, CartRecord>();
  readonly attempts = new Map<string, AttemptRecord>();
  readonly requests = new Map<string, RenderedRequest>();

  nextSeq = async (least = 0): Promise<number> => this.set('seq', Math.max(this.number('seq') + 1, least));
  lastSeq = async (): Promise<number> => this.number('seq');
  takeLease = async (post: string): Promise<number> => {
    this.set(`pulse ${post}`, this.number(`pulse ${post}`) + 1);
    return this.set(`lease ${post}`, this.number(`lease ${post}`) + 1);
  };
  pulse = async (post: string): Promise<number> => this.number(`pulse ${post}`);

  beat = async (post: string, lease: number): Promise<boolean> => {
    if (this.number(`lease ${post}`) !== lease) return false;
    this.set(`pulse ${post}`, this.number(`pulse ${post}`) + 1);
    return true;
  };

  cart = async (owner: string, storeCode: string): Promise<CartRecord | null> =>
    structuredClone(this.carts.get(`${owner}|${storeCode}`) ?? null);

  setCart = async (owner: string, storeCode: string, record: CartRecord | null): Promise<void> =>
    keep(this.carts, `${owner}|${storeCode}`, record);

  attempt = async (id: string): Promise<AttemptRecord | null> => structuredClone(this.attempts.get(id) ?? null);
  setAttempt = async (id: string, record: AttemptRecord): Promise<void> => keep(this.attempts, id, record);
  request = async (id: string): Promise<RenderedRequest | null> => structuredClone(this.requests.get(id) ?? null);
  setRequest = async (id: string, request: RenderedRequest): Promise<void> => keep(this.requests, id, request);

  forget = async (id: string): Promise<void> => {
    this.attempts.delete(id);
    this.requests.delete(id);
  };

  forgetAllBut = async (ids: ReadonlySet<string>): Promise<void> => {
    for (const id of [...this.attempts.keys(), ...this.requests.keys()]) if (!ids.has(id)) await this.forget(id);
  };

  /** Everything is gone, as after damage to IndexedDB. */
  wipe(): void {
    this.numbers.clear();
    this.carts.clear();
    this.attempts.clear();
    this.requests.clear();
  }

  /** All of it as it is now. */
  copy(): MemoryControl {
    const copy = new MemoryControl();
    copy.restore(this);
    return copy;
  }

  restore({ numbers, carts, attempts, requests }: MemoryControl): void {
    this.wipe();
    for (const [key, value] of numbers) this.numbers.set(key, value);
    for (const [key, value] of carts) this.carts.set(key, value);
    for (const [key, value] of attempts) this.attempts.set(key, value);
    for (const [key, value] of requests) this.requests.set(key, value);
  }

  private number(name: string): number {
    return this.numbers.get(name) ?? 0;
  }

  private set(name: string, value: number): number {
    this.numbers.set(name, value);
    return value;
  }
}

function keep<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key);
  else map.set(key, structuredClone(value));
}
