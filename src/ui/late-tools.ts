import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { Piece } from '#domain/fit.ts';
import type { HomeFit } from '#domain/typed-home.ts';
import type { CardView } from '#domain/views/card.ts';

export interface CardToolProps {
  readonly card: Pick<CardView, 'sku' | 'articleSku' | 'name' | 'rating' | 'piece'>;
}

type Format = (minor: number) => string;

/** How prices are shown without tax: the net first, and the gross below it. */
export interface NetPrices {
  /** Writes gross amounts as they are without tax. */
  readonly said: (format: Format, taxBasisPoints?: number) => Format;
  /** What a price is with tax; at the end of a row it stands in lines of its own. */
  readonly gross: (minor: number, format: Format, place?: 'row') => ReactNode;
}

/** What stands on every page, but whose code loads after the first screen; `null` as long as it is not here or not wanted. */
interface LateTools {
  /** Stands on the picture of every product's card. */
  readonly CardTool: ComponentType<CardToolProps> | null;
  /** Wanted while somebody is signed in whose group sees prices without tax (spec 6: tax display by group). */
  readonly net: NetPrices | null;
  /** What leads on from where no page is. */
  readonly WaysOn: ComponentType | null;
  /** Wanted while something of the shopper's home is measured on this device. */
  readonly fitAtHome: ((piece: Piece) => HomeFit) | null;
}

const none: LateTools = { CardTool: null, WaysOn: null, net: null, fitAtHome: null };
let tools = none;
const listeners = new Set<() => void>();

/** Provides some of them to whatever is on the screen. */
export function provideTools(more: Partial<LateTools>): void {
  tools = { ...tools, ...more };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One of them; whoever asks is drawn again when this one changes. */
export function useTool<Name extends keyof LateTools>(name: Name): LateTools[Name] {
  return useSyncExternalStore(
    subscribe,
    () => tools[name],
    () => none[name],
  );
}
