import { visibleText } from './visible-text.ts';

/** What the contract takes for an address (`format: email`): what is accepted here and refused there would be an order that nobody gets. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether a text is an e-mail address, whatever invisible signs are around it. */
export function isEmail(text: string): boolean {
  return EMAIL.test(visibleText(text));
}
