import { type CategorySeed, placeCategories, ROOT_CATEGORY_ID } from '../category-tree.ts';
import type { Rejection } from '../imported-catalogue.ts';
import { wholeOf } from '../repeatable.ts';
import { knownCategories, ROOT_KEY } from './places.ts';

interface ListedCategory {
  readonly key: string;
  readonly parent: string;
  readonly displayName: string;
  readonly kind: string;
  readonly products: readonly string[];
}

interface ListedSeed extends CategorySeed {
  readonly key: string;
}

/** The category tree of `categories.json` before anything is placed in it. */
interface ListedTree {
  readonly seeds: readonly CategorySeed[];
  /** Keys of the categories that list an article. */
  readonly keysOf: (sku: string) => readonly string[];
  readonly rejections: readonly Rejection[];
}

const LETTERED_KEY = /^([a-z])([a-z])(\d{3})$/;
const LETTERED_START = 100_000;
const LETTERS = 27;
const NAMED_START = 1_000_000;
const NAMED_END = 9_999_999;

/** A stable id for a key: `16238` itself, others by their letters. */
export function categoryId(key: string): number {
  if (key === ROOT_KEY) return ROOT_CATEGORY_ID;
  if (/^\d{3,5}$/.test(key)) return Number(key);
  const parts = LETTERED_KEY.exec(key);
  if (!parts) return wholeOf(key, 'category', NAMED_START, NAMED_END);
  const letters = letterNumber(parts[1]!) * LETTERS + letterNumber(parts[2]!);
  return LETTERED_START + letters * 1000 + Number(parts[3]);
}

function letterNumber(letter: string): number {
  return letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Reads the real tree: categories of products only, no series and collections. */
export function readTree(file: string, text: string): ListedTree {
  const rejections: Rejection[] = [];
  const reject = (key: unknown, reason: string): void => {
    rejections.push({ file, line: lineOf(text, key), reason });
  };
  const seeds = new Map<number, ListedSeed>();
  const keysOfSku = new Map<string, string[]>();
  const entries = listOf(text);
  if (!entries) reject(null, 'the file is no JSON list');
  for (const entry of entries ?? []) {
    if (!isListed(entry)) {
      reject((entry as { key?: unknown } | null)?.key, 'the category lacks a key, parent, name or list of products');
      continue;
    }
    const { key, parent, displayName, kind, products } = entry;
    const id = categoryId(key);
    if (kind !== 'products' || key === ROOT_KEY) continue;
    if (seeds.has(id)) {
      reject(key, `the category ${key} is there twice`);
      continue;
    }
    seeds.set(id, { id, key, parentId: categoryId(parent), name: displayName.trim() });
    for (const sku of new Set(products)) keysOfSku.set(sku, [...(keysOfSku.get(sku) ?? []), key]);
  }
  const placed = placeCategories([...seeds.values()]);
  for (const { id, key, name } of seeds.values()) {
    if (!placed.has(id)) reject(key, `the category ${name} hangs on none that is there`);
  }
  return {
    seeds: [...seeds.values()].filter(({ id }) => placed.has(id)),
    keysOf: (sku) => (keysOfSku.get(sku) ?? []).filter((key) => placed.has(categoryId(key))),
    rejections,
  };
}

/** Line of a category's key in the file; 1 when there is none. */
function lineOf(text: string, key: unknown): number {
  const at =
    typeof key === 'string' ? text.search(new RegExp(`"key"\\s*:\\s*${escapeRegExp(JSON.stringify(key))}`)) : 0;
  return text.slice(0, Math.max(0, at)).split('\n').length;
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The seeds with those that `keys` need besides, and their parents. */
export function withKnown(seeds: readonly CategorySeed[], keys: Iterable<string>): CategorySeed[] {
  const all = new Map(seeds.map((seed) => [seed.id, seed]));
  for (const key of keys) {
    let next = knownCategories.find((category) => category.key === key);
    while (next && !all.has(categoryId(next.key))) {
      const { key: ownKey, name, parent } = next;
      all.set(categoryId(ownKey), { id: categoryId(ownKey), parentId: categoryId(parent), name });
      next = knownCategories.find((category) => category.key === parent);
    }
  }
  return [...all.values()];
}

function listOf(text: string): unknown[] | null {
  try {
    const value = JSON.parse(text) as unknown;
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function isListed(entry: unknown): entry is ListedCategory {
  const { key, parent, displayName, kind, products } = (entry ?? {}) as Partial<Record<keyof ListedCategory, unknown>>;
  return (
    [key, parent, displayName, kind].every((text) => typeof text === 'string' && text.trim() !== '') &&
    Array.isArray(products) &&
    products.every((product) => typeof product === 'string')
  );
}
