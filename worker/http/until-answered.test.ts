import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { type AskingTools, untilAnswered } from './until-answered.ts';

/** What pauses between questions there were, ms. */
const pauses: number[] = [];
const clock = {
  sleep: async (ms: number): Promise<void> => {
    pauses.push(ms);
  },
};
const tools = { connection: { isOnline$: new BehaviorSubject(true) }, ports: { clock } } as unknown as AskingTools;

/** A shop whose answers take so long, ms. */
const slow =
  (takesMs: number, asked: number[]) =>
  async (deadlineMs: number): Promise<'heard' | false> => {
    asked.push(deadlineMs);
    return takesMs <= deadlineMs ? 'heard' : false;
  };

test.each([
  ['quick', 300, [5000], []],
  ['slower than anybody waits for it', 8000, [5000, 15_000], [500]],
])('a shop that is %s is heard', async (_what, takesMs, deadlines, paused) => {
  pauses.length = 0;
  const asked: number[] = [];
  const heard = untilAnswered(tools, slow(takesMs, asked));
  const said = await new Promise((resolve) => heard.subscribe((answer) => answer && resolve(answer)));
  expect({ said, asked, pauses }).toEqual({ said: 'heard', asked: deadlines, pauses: paused });
});

test('the pauses grow to a minute', async () => {
  pauses.length = 0;
  let left = 10;
  const heard = untilAnswered(tools, async () => --left === 0);
  await new Promise((resolve) => heard.subscribe((answer) => answer === true && resolve(answer)));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});
