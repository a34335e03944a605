import type { Article } from '../articles.ts';

/** How an order stands in the model: what the shopper was told when it was made, and what was decided since. */
export interface ModelOrder {
  readonly lines: ReadonlyMap<string, number>;
  /** What the shopper agreed to pay, minor units; `null` until it was read from the screen. */
  agreedMinor: number | null;
  state: 'sealed' | 'cancelled';
}

/** The simplest thing that a device and its shop could be. What the shopper was shown as done, is done. */
export interface Model {
  readonly lines: Map<string, number>;
  readonly orders: Map<string, ModelOrder>;
  /** Windows by their number, in the order they were opened. */
  readonly tabs: Map<number, { isFrozen: boolean }>;
  lastTab: number;
  isOffline: boolean;
  isServerDown: boolean;
  /** Of this article nothing is left until the end of the scenario. */
  soldOut: string | null;
}

export const TABS_MAX = 3;

/** A device right after its browser started: one window. */
export function firstModel(): Model {
  return {
    lines: new Map(),
    orders: new Map(),
    tabs: new Map([[0, { isFrozen: false }]]),
    lastTab: 0,
    isOffline: false,
    isServerDown: false,
    soldOut: null,
  };
}

/** Windows that somebody can work in. */
export function usableTabs({ tabs }: Model): number[] {
  return [...tabs].filter(([, { isFrozen }]) => !isFrozen).map(([number]) => number);
}

/** One of the usable windows, chosen by a number that a command was drawn with. */
export function chosenTab(model: Model, choice: number): number {
  const usable = usableTabs(model);
  return usable[choice % usable.length]!;
}

/** One of the lines, chosen likewise. */
export function chosenLine({ lines }: Model, choice: number): string {
  return [...lines.keys()][choice % lines.size]!;
}

export function addToModel({ lines }: Model, { sku }: Pick<Article, 'sku'>, qty: number): void {
  lines.set(sku, (lines.get(sku) ?? 0) + qty);
}

/** The lines of an order that was given up are in the cart again. */
export function returnToModel(model: Model, order: ModelOrder): void {
  order.state = 'cancelled';
  for (const [sku, qty] of order.lines) addToModel(model, { sku }, qty);
}

export function pieces({ lines }: Model): number {
  return [...lines.values()].reduce((sum, qty) => sum + qty, 0);
}
