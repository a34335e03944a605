/** What somebody wrote cannot be meant; the sentence says why, and the document is rejected with it. */
export class WrittenFault extends Error {}

const SPELLED_MAX = 60;

/** Something that cannot be meant, as a sentence shows it: an object or a list with what is in it. */
export function spelled(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, SPELLED_MAX) : String(value);
}
