/** What somebody wrote cannot be meant; the sentence says why, and the document is rejected with it. */
export class WrittenFault extends Error {}
