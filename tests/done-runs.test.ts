import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Done {
  readonly title: string;
  readonly weight: number;
  readonly commit: string;
  readonly counts: Readonly<Record<string, number>>;
}

interface DoneRuns {
  readonly doneRuns: (path: string) => ReadonlyMap<string, Done>;
  readonly noteDone: (path: string, run: Done) => void;
  readonly passedOn: (runs: Iterable<Done>) => string;
}

/** Plain Node, so that it runs before anything is installed; hence without types. */
const PLAIN = new URL('support/done-runs.mjs', import.meta.url);
const { doneRuns, noteDone, passedOn } = (await import(PLAIN.href)) as DoneRuns;

const run = (seed: number, commit: string): Done => ({
  title: `1000 scenarios with seed ${seed}`,
  weight: 1000,
  commit,
  counts: { 'add then kill': seed },
});

test('a long run that was stopped knows what passed before, and on which commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stua-done-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'long', 'done.jsonl');
  expect(doneRuns(path).size).toBe(0);
  noteDone(path, run(1, 'aaa'));
  // Stopped while it wrote.
  appendFileSync(path, '\n{"title":"1000 scenarios with se');
  noteDone(path, run(3, 'bbb'));
  noteDone(path, run(4, 'bbb'));
  expect([...doneRuns(path).values()]).toEqual([run(1, 'aaa'), run(3, 'bbb'), run(4, 'bbb')]);
  expect(passedOn(doneRuns(path).values())).toBe('1000 on aaa, 2000 on bbb');
});
