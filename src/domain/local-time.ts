const DAY_MS = 24 * 60 * 60 * 1000;
const DATE_LENGTH = 'yyyy-mm-dd'.length;

/** The day in a time zone at a moment, `yyyy-mm-dd`. */
export function dayIn(timeZone: string, epochMs: number): string {
  return new Date(epochMs + offsetAt(timeZone, epochMs)).toISOString().slice(0, DATE_LENGTH);
}

/** The day so many days later, whatever the clocks do in between. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, DATE_LENGTH);
}

/** How many days the other day is later. */
export function daysBetween(date: string, later: string): number {
  return (Date.parse(`${later}T00:00:00Z`) - Date.parse(`${date}T00:00:00Z`)) / DAY_MS;
}

/** The moment, epoch milliseconds, at which the clocks of a time zone show this day and time. */
export function epochOf(date: string, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const guess = shown - offsetAt(timeZone, shown);
  // Around a change of the clocks the first guess may be of the other side.
  return shown - offsetAt(timeZone, guess);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Tells the time of a time zone; kept, because making one takes longer than most of what asks for it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far the clocks of a time zone are ahead of UTC at a moment, milliseconds. */
function offsetAt(timeZone: string, epochMs: number): number {
  const parts = clockOf(timeZone).formatToParts(epochMs);
  const of = (type: string): string => parts.find((part) => part.type === type)!.value;
  const shown = Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`);
  return shown - Math.floor(epochMs / 1000) * 1000;
}
