/** What a checkpoint belongs to; a device gives it back unchanged and never reads it. */
export interface CheckpointOrigin {
  readonly database: string;
  readonly storeCode: string;
  readonly collection: string;
  readonly fields: string;
}

/** An opaque position in the change order of a list. */
export function writeCheckpoint(origin: CheckpointOrigin, changeNumber: number): string {
  const { database, storeCode, collection, fields } = origin;
  return Buffer.from(JSON.stringify([database, storeCode, collection, fields, changeNumber])).toString('base64url');
}

/** The change number of a checkpoint; `gone` where it names another database, `invalid` where it is of another list. */
export function readCheckpoint(text: string, origin: CheckpointOrigin): number | 'gone' | 'invalid' {
  const parts = decode(text);
  if (!parts) return 'invalid';
  const [database, storeCode, collection, fields, changeNumber] = parts;
  if (storeCode !== origin.storeCode || collection !== origin.collection || fields !== origin.fields) return 'invalid';
  if (!Number.isSafeInteger(changeNumber) || (changeNumber as number) < 0) return 'invalid';
  return database === origin.database ? (changeNumber as number) : 'gone';
}

function decode(text: string): unknown[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.length === 5 ? parts : null;
  } catch {
    return null;
  }
}
