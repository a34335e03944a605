/** Characters that nobody sees: control and format characters, such as a zero-width space or a soft hyphen. */
const INVISIBLE = /\p{C}/gu;

/** What somebody typed, without what nobody sees and without space around it. */
export function visibleText(text: string): string {
  return text.replaceAll(INVISIBLE, '').trim();
}

/** Whether a text says anything: it has a letter or a digit. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
