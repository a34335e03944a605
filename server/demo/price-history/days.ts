const DAY_MS = 86_400_000;

/** The day, as `2026-11-20`, that comes so many days after another. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The later one of two days. */
export function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}
