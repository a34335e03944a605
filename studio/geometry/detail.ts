/** How fine shapes are made: 1 for pictures, less for models that a phone loads. */
export const detail = { level: 1 };

/** So many steps at the detail of now, and never fewer than `least`. */
export function steps(count: number, least = 3): number {
  return Math.max(least, Math.round(count * detail.level));
}
