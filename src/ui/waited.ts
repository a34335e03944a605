/** Resolves after so many milliseconds. */
export function waited(ms?: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
