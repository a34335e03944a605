import { visibleText } from './visible-text.ts';

/** No shop has longer codes, and whoever pastes a page into the field is told so at once. */
const CODE_MAX_LENGTH = 64;

/** A code as it is sent, or `null` where it can be none. */
export function couponCode(text: string): string | null {
  const code = visibleText(text);
  return code !== '' && code.length <= CODE_MAX_LENGTH ? code : null;
}
