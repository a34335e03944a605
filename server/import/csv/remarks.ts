import type { CsvRow } from './read-csv.ts';

/** What is said once of many rows: how many, and the first of them. */
export class Remarks {
  private readonly found = new Map<string, { count: number; readonly first: string }>();

  note(what: string, { line }: CsvRow, text?: string): void {
    const known = this.found.get(what);
    if (known) known.count++;
    else
      this.found.set(what, {
        count: 1,
        first: `line ${line}${text === undefined ? '' : `: ${JSON.stringify(text.slice(0, 40))}`}`,
      });
  }

  sentences(): string[] {
    return [...this.found].map(([what, { count, first }]) => `${what} (${count} of them, the first in ${first}).`);
  }
}
