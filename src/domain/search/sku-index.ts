import { fold } from './words.ts';

const SKU_MIN = 2;
const BEGUN_MAX = 20;

/**
 * Finds products by the skus of their articles, in whatever way these are typed. A variant may have a document of its own
 * beside that of its product; then both have its sku.
 */
export class SkuIndex {
  /** The product of each sku; a list only where there are several, since there are many skus. */
  private readonly ids = new Map<string, string | readonly string[]>();
  private readonly skus = new Map<string, readonly string[]>();

  put(id: string, skus: readonly string[]): void {
    this.takeOver(id, skus.map(keyOf));
  }

  /** Adds the skus of a product in their compared form; for unpacking. */
  takeOver(id: string, keys: readonly string[]): void {
    this.remove(id);
    for (const key of keys) {
      const known = this.ids.get(key);
      // Sorted, so that it does not matter in which order the documents arrived.
      this.ids.set(key, known === undefined || known === id ? id : [...new Set([known, id].flat())].sort());
    }
    this.skus.set(id, keys);
  }

  remove(id: string): void {
    for (const key of this.skus.get(id) ?? []) {
      const others = [this.ids.get(key) ?? []].flat().filter((other) => other !== id);
      if (others.length === 0) this.ids.delete(key);
      else this.ids.set(key, others.length === 1 ? others[0]! : others);
    }
    this.skus.delete(id);
  }

  /**
   * The products with this sku; with `isTyping`, if none has it, the products whose sku begins with the text, provided
   * that this has a digit. Whoever asks leaves out those that are not shown.
   */
  find(text: string, isTyping: boolean): readonly string[] {
    const key = keyOf(text);
    const exact = this.ids.get(key);
    if (exact !== undefined) return [exact].flat();
    if (!isTyping || key.length < SKU_MIN || !/\d/.test(key)) return [];
    const found = new Set<string>();
    for (const [known, ids] of this.ids) {
      if (known.startsWith(key)) for (const id of [ids].flat()) found.add(id);
      if (found.size >= BEGUN_MAX) break;
    }
    return [...found];
  }

  /** All skus by product, for packing. */
  all(): IterableIterator<[id: string, keys: readonly string[]]> {
    return this.skus.entries();
  }
}

function keyOf(sku: string): string {
  return fold(sku).replaceAll(/[^a-z0-9]/g, '');
}
