/** Where hours and minutes stand beside a full stop. */
const DOTTED = /^(?:da|fi)|-FI$/;
const HALF_DAY_H = 12;

/**
 * Writes a time of the day on the clock of whoever reads it: `09:12`, `09.12`, `09:12 PM`. `Intl.DateTimeFormat` would give the same,
 * but creating the first one takes as long as what it stands beside (decision 051).
 */
export function formatTime(moment: Date, locale: string): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [moment.getHours(), two(moment.getMinutes())];
  if (locale !== 'en-US') return `${two(hours)}${DOTTED.test(locale) ? '.' : ':'}${minutes}`;
  return `${two(hours % HALF_DAY_H || HALF_DAY_H)}:${minutes}\u00a0${hours < HALF_DAY_H ? 'AM' : 'PM'}`;
}
