/** Why a text is no JSON. A file that was not copied whole ends in the middle, which no position in it tells anybody. */
export function jsonFault(text: string, what: string, error: unknown): string {
  const { message } = error as Error;
  const at = Number(/at position (\d+)/.exec(message)?.[1] ?? -1);
  const isCut = /^Unexpected end|^Unterminated/.test(message) || at >= text.trimEnd().length;
  return isCut ? `${what} ends in the middle of its JSON: it was cut off` : `${what} is no JSON: ${message}`;
}
