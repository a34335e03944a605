/** What may stand between the cells of a row. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** Whether a text begins like a document, or a list of them. */
export function isJsonStart(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Whether the first line of a file is the header of a list of rows: names with marks between them. */
export function isListStart(line: string): boolean {
  if (isJsonStart(line)) return false;
  return delimiters.some((mark) => {
    const cells = line.split(mark);
    return cells.length >= 3 && cells.filter((cell) => /\p{L}/u.test(cell)).length >= 2;
  });
}
