/** Amounts inside the shop are integers in minor units (1/100), gross (D78). */

export const MINOR_PER_MAJOR = 100;

/** Converts major units of the wire to minor units; `null` stays `null`. */
export function toMinor(major: number): number;
export function toMinor(major: number | null | undefined): number | null;
export function toMinor(major: number | null | undefined): number | null {
  if (major === null || major === undefined || !Number.isFinite(major)) return null;
  // 1.005 * 100 is 100.49999...: cut the binary noise before rounding half up.
  return Math.round(Number((major * MINOR_PER_MAJOR).toFixed(4)));
}

/** Converts minor units to the major units of the wire. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** Rounds half up (D95). Like above, what has no exact binary form is not taken for less than its half. */
export function roundHalfUp(value: number): number {
  return Math.floor(Number(value.toFixed(6)) + 0.5);
}
