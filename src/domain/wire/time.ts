const WIRE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a catalogue timestamp (`2025-11-14 06:12:41`, UTC) or ISO time as epoch milliseconds; `null` if there is none. */
export function parseWireTime(text: string | null | undefined): number | null {
  const parts = WIRE_TIME.exec(text ?? '');
  if (!parts) return null;
  const time = Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}${parts[3] ?? 'Z'}`);
  return Number.isNaN(time) ? null : time;
}

/** Reads the end of something, which lasts through a day that is named without a time, or by its midnight as Magento writes it. */
export function parseWireEnd(text: string | null | undefined): number | null {
  const time = parseWireTime(text);
  return time !== null && time % DAY_MS === 0 ? time + DAY_MS - 1 : time;
}

const DAY_MS = 86_400_000;

/** Writes epoch milliseconds as a catalogue timestamp. */
export function formatWireTime(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ');
}
