import type { Mailer } from '../mail/mailer.ts';

/** The outcome of a command: a document for `--json` and lines for a person, or a sentence that says what was wrong. */
export type CommandOutcome =
  | { readonly ok: true; readonly document: unknown; readonly lines: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** A mistake of the operator, explained in a sentence. */
export class CommandError extends Error {}

/** What a command is given. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: {
    readonly since?: string;
    readonly format?: string;
    readonly store?: string;
    readonly map?: string;
    readonly pictures?: string;
    readonly strict?: boolean;
  };
  /** Folder of the shop's data. */
  readonly dataDir: string;
  /** Hears how far a long command is. */
  readonly say: (text: string) => void;
  /** Public address of the shop, for links. */
  readonly shopUrl: string;
  /** Writes to shoppers; made when it is wanted. */
  readonly mailer: () => Mailer;
}

/** An argument that a command cannot do without. */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new CommandError(`${what} is needed.`);
  return value;
}

/**
 * Digits, with a point or a comma before one or two more: `4990,00`. Three may be thousands, and what else JavaScript takes for a number
 * (`0x10`, `1e3`, a blank) was meant otherwise.
 */
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?$/;

/** An argument that is a number between two bounds. */
export function numberOf(
  text: string | undefined,
  what: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const digits = needed(text?.trim(), what);
  const value = NUMBER.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new CommandError(
      `Not ${what}: ${text}. It is written in digits, such as 12 or 12,50, from ${least} to ${most}.`,
    );
  return value;
}
