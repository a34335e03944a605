import { expect, test } from 'vitest';
import { ToldAgain } from './told-again.ts';

/** Counts how often something is made. */
function counter(): { make: () => Promise<number>; made: () => number } {
  let made = 0;
  return { make: async () => ++made, made: () => made };
}

test('what many ask for at once, or in the same moment, is made once', async () => {
  const told = new ToldAgain(60_000);
  const { make, made } = counter();
  expect(await Promise.all(Array.from({ length: 100 }, () => told.get('heads', make)))).toEqual(Array(100).fill(1));
  expect(await told.get('heads', make)).toBe(1);
  expect(await told.get('another', make)).toBe(2);
  expect(made()).toBe(2);
});

test('it is made anew after that moment', async () => {
  const told = new ToldAgain(20);
  const { make } = counter();
  await told.get('heads', make);
  await expect.poll(() => told.get('heads', make)).toBeGreaterThan(1);
});

test('nothing is told again where no time is given for it', async () => {
  const told = new ToldAgain(0);
  const { make } = counter();
  expect([await told.get('heads', make), await told.get('heads', make)]).toEqual([1, 2]);
});

test('what fails fails for all who asked for it, and is made again for the next', async () => {
  const told = new ToldAgain(60_000);
  const fail = (): Promise<never> => Promise.reject(new Error('away'));
  const outcomes = await Promise.allSettled([told.get('heads', fail), told.get('heads', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await told.get('heads', async () => 'here')).toBe('here');
});
