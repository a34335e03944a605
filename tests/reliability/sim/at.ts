/** The entry that a number stands for, counted around; `undefined` in an empty list. */
export function at<T>(list: readonly T[], number: number): T | undefined {
  return list[number % Math.max(1, list.length)];
}
