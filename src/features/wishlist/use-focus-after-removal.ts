import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '#src/ui/move-focus.ts';

interface FocusAfterRemoval {
  readonly body: RefObject<HTMLDivElement | null>;
  /** Called before the item in this place, from 0, is taken out. */
  readonly keepFocusAt: (place: number) => void;
}

/**
 * After a removal, moves the focus to the item that takes the removed one's place, or in an empty list to the button that
 * leads on.
 */
export function useFocusAfterRemoval(items: number): FocusAfterRemoval {
  const body = useRef<HTMLDivElement>(null);
  const removal = useRef<{ readonly place: number; readonly items: number } | null>(null);
  useEffect(() => {
    if (!removal.current || items >= removal.current.items) return;
    const { place } = removal.current;
    removal.current = null;
    const ways = body.current?.querySelectorAll<HTMLElement>('[data-testid=wish-remove]') ?? [];
    const next = ways[Math.min(place, ways.length - 1)] ?? body.current?.querySelector<HTMLElement>('button');
    moveFocus(null, next);
  }, [items]);
  return { body, keepFocusAt: (place) => void (removal.current = { place, items }) };
}
