/** Places of equal parts side by side. */
export function row(from: number, to: number, count: number): (readonly [number, number])[] {
  const each = (to - from) / count;
  return Array.from({ length: count }, (_, index) => [from + index * each, from + (index + 1) * each] as const);
}
