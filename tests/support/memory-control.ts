import type { AttemptRecord, CartRecord, Control } from '#worker/outbox/control.ts';

/** The control room of one device in memory. */
export class MemoryControl implements Control {
  readonly numbers = new Map<string, number>();
  readonly carts = new Map<string, CartRecord>();
  readonly attempts = new Map<string, AttemptRecord>();

  nextSeq = async (least = 0): Promise<number> => this.set('seq', Math.max(this.number('seq') + 1, least));
  lastSeq = async (): Promise<number> => this.number('seq');
  takeLease = async (post: string): Promise<number> => this.set(`lease ${post}`, this.number(`lease ${post}`) + 1);
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
  setAttempt = async (id: string, record: AttemptRecord | null): Promise<void> => keep(this.attempts, id, record);

  /** Everything is gone, as after damage to IndexedDB. */
  wipe(): void {
    this.numbers.clear();
    this.carts.clear();
    this.attempts.clear();
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
