import { visibleText } from '#domain/visible-text.ts';

/** What a shopper wrote, without signs that would move the cursor of a terminal. */
export function oneLine(text: string): string {
  return visibleText(text.replaceAll(/\s+/g, ' '));
}
