import { setTimeout as pause } from 'node:timers/promises';
import type { JSHandle } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import type { Device } from '../device.ts';
import type { Tab } from '../tab.ts';

const SLOWDOWN = 4;
/** Fast typists need this long for a letter. */
const BETWEEN_MS = 150;
/** The time to move the hand from the mouse to the keyboard. */
const REACH_MS = 500;
const texts = ['hjørnesofa grå', 'spisebord 180', 'lenestol under 5000', 'kommode eik', 'hjrnesofa', 'seng 160'];
const FIRST_LETTERS = 1;
const KEPT_MS = 6000;

/** Types into the search field; each letter is measured until the suggestions for the text so far are painted. */
export async function searchTyping(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  await searchOnce(device);
  const tab = await device.openTab('/', SLOWDOWN);
  await tab.page.getByTestId('search-input').click();
  await pause(REACH_MS);
  const times: number[] = [];
  let first: number | null = null;
  for (const text of texts) {
    await tab.page.getByTestId('search-input').fill('');
    for (let length = 1; length <= text.length; length++) {
      const isAnswered = length > FIRST_LETTERS && text[length - 1] !== ' ';
      const measured = isAnswered ? await painted(tab, text.slice(0, length)) : null;
      await tab.page.keyboard.insertText(text[length - 1]!);
      if (measured) times.push(await measured.evaluate(({ lasted }) => lasted));
      first ??= times[0] ?? null;
      await pause(BETWEEN_MS);
    }
  }
  await tab.close();
  bench.say(`letters: ${times.map(Math.round).join(' ')} ms`);
  return [
    atMost(100, 'letter typed to painted suggestions, p95, CPU 4 x', percentile(times, 0.95), 'ms'),
    explaining('letter typed to painted suggestions, median', median(times), 'ms'),
    explaining('the first letters after a start, with the index restored', first ?? Number.NaN, 'ms'),
  ];
}

/**
 * Makes the search index by a first search, and waits until the index is stored; that happens once nothing has changed
 * for a moment.
 */
async function searchOnce(device: Device): Promise<void> {
  const tab = await device.openTab('/');
  await tab.page.getByTestId('search-input').fill('sofa');
  await tab.page.getByTestId('search-suggestion').first().waitFor();
  await pause(KEPT_MS);
  await tab.close();
}

/**
 * Waits for the next letter; its `lasted` resolves with the milliseconds from that letter to the painted suggestions
 * for `text`.
 */
function painted(tab: Tab, text: string): Promise<JSHandle<{ readonly lasted: Promise<number> }>> {
  return tab.page.evaluateHandle((typed) => {
    const field = document.querySelector<HTMLInputElement>('[data-testid="search-input"]')!;
    const typedAt = new Promise<number>((resolve) => {
      field.addEventListener('input', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    // The status line is cleared in the first frame after a letter, and names the number of suggestions once they are
    // there.
    const isSaid = (): boolean =>
      field.value === typed && document.querySelector('[role="search"] [role="status"]')?.textContent !== '';
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const measure = async (): Promise<number> => {
      const from = await typedAt;
      // Looks in every frame and not at changes, because suggestions that stay the same change nothing.
      do await frame();
      while (!isSaid());
      return (await scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })) - from;
    };
    return { lasted: measure() };
  }, text);
}
