import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICE_LIFETIME_MS } from '#config/limits.ts';
import { showKept } from './kept-notices.ts';
import { closeNotice, holdNotices, noticeStore, notify, releaseNotices, undoNotice } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of noticeStore.notices) closeNotice(id);
  vi.useRealTimers();
});

type Said = readonly [name: string, code: 'lineRemoved' | 'comparisonCleared', canUndo: boolean];

/** The notices within a few seconds, the names in the notice with an undo, and what its undo brings back (D56). */
test.each<[string, readonly Said[], number, readonly string[]]>([
  ['one removal', [['sofa', 'lineRemoved', true]], 1, ['sofa']],
  [
    'two removals, which are one message',
    [
      ['sofa', 'lineRemoved', true],
      ['lamp', 'lineRemoved', true],
    ],
    2,
    ['lamp', 'sofa'],
  ],
  [
    'three, one of which cannot be taken back',
    [
      ['sofa', 'lineRemoved', true],
      ['gone', 'lineRemoved', false],
      ['lamp', 'lineRemoved', true],
    ],
    3,
    ['lamp', 'sofa'],
  ],
  [
    'another message between them is not taken back with them',
    [
      ['sofa', 'lineRemoved', true],
      ['table', 'comparisonCleared', true],
      ['lamp', 'lineRemoved', true],
    ],
    2,
    ['lamp', 'sofa'],
  ],
])('%s', (_what, said, count, broughtBack) => {
  const back: string[] = [];
  for (const [name, code, canUndo] of said) notify({ code }, canUndo ? { onUndo: () => void back.push(name) } : {});
  const [first] = noticeStore.notices;
  expect(first).toMatchObject({ code: 'lineRemoved', count });
  undoNotice(first!.id);
  expect(back).toEqual(broughtBack);
  expect(noticeStore.notices.some(({ code }) => code === 'lineRemoved')).toBe(false);
  // A second press undoes nothing more.
  undoNotice(first!.id);
  expect(back).toEqual(broughtBack);
});

test('a message closes after its lifetime, which starts again when the message is repeated (spec 4: notifications)', () => {
  notify({ code: 'lineRemoved' });
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS - 1);
  notify({ code: 'lineRemoved' });
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS - 1);
  expect(noticeStore.notices).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(noticeStore.notices).toHaveLength(0);
});

test('a message may have a lifetime of its own, or none (spec 3: timeToLive, hasNoTimeout)', () => {
  notify({ code: 'lineRemoved' }, { lifetimeMs: 100 });
  notify({ code: 'comparisonCleared' }, { lifetimeMs: null });
  vi.advanceTimersByTime(100);
  expect(noticeStore.notices.map(({ code }) => code)).toEqual(['comparisonCleared']);
  vi.advanceTimersByTime(10 * NOTICE_LIFETIME_MS);
  expect(noticeStore.notices).toHaveLength(1);
});

test('no message closes while the messages are held, also not one that is added or repeated meanwhile', () => {
  notify({ code: 'lineRemoved' });
  holdNotices();
  notify({ code: 'lineRemoved' });
  notify({ code: 'comparisonCleared' });
  vi.advanceTimersByTime(10 * NOTICE_LIFETIME_MS);
  expect(noticeStore.notices).toHaveLength(2);
  releaseNotices();
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS - 1);
  expect(noticeStore.notices).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(noticeStore.notices).toHaveLength(0);
});

test('a message that is closed by its button or its undo while it is held no longer holds the others', () => {
  notify({ code: 'lineRemoved' });
  notify({ code: 'comparisonCleared' });
  holdNotices();
  undoNotice(noticeStore.notices[0]!.id);
  notify({ code: 'productAdded' });
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS);
  expect(noticeStore.notices).toHaveLength(0);
});

/** What the worker keeps is on the screen for as long as the worker says so, and no shopper is told it twice. */
test('a kept message stays until it is closed here or elsewhere, and comes once', () => {
  const closed: string[] = [];
  const kept = (id: string) => ({
    id,
    error: { code: 'storageRestored' } as const,
    onClosed: () => void closed.push(id),
  });
  const shown = () => noticeStore.notices.map(({ keptId }) => keptId);
  showKept([kept('a'), kept('b'), kept('c')]);
  showKept([kept('a'), kept('b'), kept('c')]);
  vi.advanceTimersByTime(NOTICE_LIFETIME_MS * 2);
  expect(shown()).toEqual(['a', 'b', 'c']);
  closeNotice(noticeStore.notices[0]!.id);
  expect(closed).toEqual(['a']);
  // The worker has not heard of it yet, and another tab closed one.
  showKept([kept('a'), kept('c'), kept('d')]);
  expect(shown()).toEqual(['c', 'd']);
  expect(closed).toEqual(['a']);
  // What it keeps again later, such as for somebody who signed in again, is said again.
  showKept([]);
  expect(shown()).toEqual([]);
  showKept([kept('c')]);
  expect(shown()).toEqual(['c']);
  showKept([]);
});
