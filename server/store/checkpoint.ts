/** The list that a checkpoint belongs to. Devices send a checkpoint back unchanged and never read it. */
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

/**
 * The change number in a checkpoint; `gone` when it names another database, `invalid` when it belongs to another list.
 */
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
