import type { Page } from '@playwright/test';

/**
 * Watches how much of each page moves by itself. Returns a function that gives the sum for the present page, as the
 * browser counts it: the part of the screen times the part of its height.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { __moved: moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        moved.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as { __moved?: number[] }).__moved!.reduce((sum, value) => sum + value, 0));
}
