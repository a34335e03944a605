/** What the engine refuses; the project passes on its type as a text, and makes a 500 of it. */
export class EngineError extends Error {
  readonly type: string;

  constructor(type: string, reason: string) {
    super(reason);
    this.type = type;
  }
}
