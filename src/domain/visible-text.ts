/** Invisible characters: control and format characters, such as a zero-width space or a soft hyphen. */
const INVISIBLE = /\p{C}/gu;

/** A typed text, trimmed and without invisible characters. */
export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim();
}

/** Whether a text has a letter or a digit. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** How many letters a text has. */
export function lettersOf(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}
