import type { Article } from '../articles.ts';

/** An order in the model: what the shopper was told when it was made, and what became of it. */
export interface ModelOrder {
  readonly lines: ReadonlyMap<string, number>;
  /** The total that the shopper agreed to, in minor units; `null` until it was read from the screen. */
  agreedMinor: number | null;
  state: 'sealed' | 'cancelled';
}

/** The simplest model of a device and its shop: what the shopper was shown as done counts as done. */
export interface Model {
  readonly lines: Map<string, number>;
  readonly orders: Map<string, ModelOrder>;
  /** Windows by their number, in the order they were opened. */
  readonly tabs: Map<number, { isFrozen: boolean }>;
  lastTab: number;
  isOffline: boolean;
  isServerDown: boolean;
  /** The article that is sold out until the end of the scenario. */
  soldOut: string | null;
}

export const TABS_MAX = 3;

/** The model of a device whose browser has just started, with one window. */
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

/** Numbers of the windows that are not frozen. */
export function usableTabs({ tabs }: Model): number[] {
  return [...tabs].filter(([, { isFrozen }]) => !isFrozen).map(([number]) => number);
}

/** One of the usable windows; `choice` is the number that the command was drawn with. */
export function chosenTab(model: Model, choice: number): number {
  const usable = usableTabs(model);
  return usable[choice % usable.length]!;
}

/** The sku of one of the lines, chosen in the same way. */
export function chosenLine({ lines }: Model, choice: number): string {
  return [...lines.keys()][choice % lines.size]!;
}

export function addToModel({ lines }: Model, { sku }: Pick<Article, 'sku'>, qty: number): void {
  lines.set(sku, (lines.get(sku) ?? 0) + qty);
}

/** Puts the lines of a cancelled order back into the cart. */
export function returnToModel(model: Model, order: ModelOrder): void {
  order.state = 'cancelled';
  for (const [sku, qty] of order.lines) addToModel(model, { sku }, qty);
}

export function pieces({ lines }: Model): number {
  return [...lines.values()].reduce((sum, qty) => sum + qty, 0);
}
