import { type ComponentType, useSyncExternalStore } from 'react';
import type { CardView } from '#domain/views/card.ts';

export interface CardToolProps {
  readonly card: Pick<CardView, 'sku' | 'articleSku' | 'name' | 'rating'>;
}

type CardTool = ComponentType<CardToolProps>;

let tool: CardTool | null = null;
const listeners = new Set<() => void>();

/** Sets what stands on the picture of every product's card. Its code loads after the first screen. */
export function provideCardTool(provided: CardTool): void {
  tool = provided;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What stands on the picture of a card, or `null` as long as it has not loaded. */
export function useCardTool(): CardTool | null {
  return useSyncExternalStore(
    subscribe,
    () => tool,
    () => null,
  );
}
