import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { codeEndings, isTestCode, sourceFiles } from './support/sources.ts';

// This file names what it looks for, so it would find itself.
const files = sourceFiles([...codeEndings, '.css']).filter(({ path }) => path !== 'tests/habits.test.ts');

test.each([
  ['a note to oneself', /\b(?:TODO|FIXME|XXX|HACK)\b(?!')/],
  ['a compiler told to be quiet', /@ts-(?:ignore|nocheck|expect-error)\b/],
  [
    'a test that is kept from running, or keeps others',
    /\b(?:test|it|describe)\.(?:only|skip|todo|fails|fixme|skipIf|runIf)\b/,
  ],
  ['a line for the console', /\bconsole\.(?:log|warn|error|info|debug)\(/],
  ['a stop for the debugger', /^\s*debugger\b/m],
  ['a wait for a time instead of an event', /\bwaitForTimeout\b|\bnetworkidle\b/],
  ['a wait for a promise, which Playwright takes for a yes at once', /\bwaitForFunction\(\s*async\b/],
  ['a style that overrules all others', /!important/],
])('no file holds %s', (_what, pattern) => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
});

test('only one place writes HTML that others wrote onto a page, and it is cleaned there', () => {
  const sink =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|setHTML|srcdoc/i;
  const parser = /\bDOMParser\b|document\.write|from 'dompurify'/;
  const window = files.filter(({ path }) => path.startsWith('src/') && !isTestCode(path));
  const holding = (pattern: RegExp): string[] =>
    window.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(holding(sink)).toEqual(['src/ui/foreign-html/cleaned-html.tsx']);
  expect(holding(parser)).toEqual(['src/ui/foreign-html/clean-html.ts']);
});

test('no window lets the outcome of a command fall: a refusal reaches the screen', () => {
  const dropped = files
    .filter(({ path, text }) => path.startsWith('src/') && text.includes('useCommands()'))
    .flatMap(({ path, text }) => droppedCommands(text).map((call) => `${path}: ${call}`));
  expect(dropped).toEqual([]);
  expect(droppedCommands('const { a, b: c } = useCommands();\n  c.open({});\n  x(() => void a.b());')).toHaveLength(2);
});

/** Calls of commands that stand alone, or of which only the time of the outcome counts. */
function droppedCommands(text: string): string[] {
  const names = [...text.matchAll(/const (?:(\w+)|\{([^}]*)\}) = useCommands\(\)/g)].flatMap(([, name, parts = '']) =>
    name ? [name] : parts.split(',').map((part) => part.split(':').at(-1)!.trim()),
  );
  if (names.length === 0) return [];
  const call = `(?:${names.join('|')})\\.[\\w.]+\\(`;
  const pattern = new RegExp(`(?:\\bvoid (?:await )?|^\\s*(?:await )?)${call}`, 'gm');
  return [...text.matchAll(pattern)].map(([found]) => found.trim());
}

test('no command draws the id of what it queues: a call that is repeated would count twice', () => {
  const drawing = files.filter(({ path, text }) => path.startsWith('worker/commands/') && /\bids\b/.test(text));
  // A payment keeps its key before anything is sent, and a repeated call finds it; a newsletter that is wanted already is not
  // wanted again.
  expect(drawing.map(({ path }) => path)).toEqual(['worker/commands/payment.ts', 'worker/commands/session.ts']);
});

test('who tells the linter to be quiet says why', () => {
  const quiet = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:ox|es)lint-disable[^\n]*/g)].map(([line]) => ({ path, line })),
  );
  expect(quiet.filter(({ line }) => !/ -- \S/.test(line))).toEqual([]);
});

const LINES_MAX = 250;
const TEST_LINES_MAX = 400;
const COLUMNS_MAX = 120;

test('no file is longer than one can take in', () => {
  const long = files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (isTestCode(path) ? TEST_LINES_MAX : LINES_MAX));
  expect(long).toEqual([]);
});

test('the limits are those that were agreed', () => {
  const { rules, overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as LintConfig;
  expect(rules).toMatchObject({
    'max-lines': ['error', { max: LINES_MAX }],
    'max-lines-per-function': ['error', { max: 60 }],
    'max-params': ['error', { max: 4 }],
    'max-depth': ['error', { max: 3 }],
    'typescript/no-explicit-any': 'error',
    'no-console': 'error',
  });
  const limits = overrides.flatMap((override) => Object.entries(override.rules));
  expect(limits.filter(([rule]) => rule === 'max-lines')).toEqual([['max-lines', ['error', { max: TEST_LINES_MAX }]]]);
  expect(JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))).toMatchObject({ printWidth: COLUMNS_MAX });
});

interface LintConfig {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

test('files are named in kebab-case after what is inside, and never after a drawer', () => {
  const drawers = /^(?:utils?|helpers?|misc|common|shared|types|constants)\./;
  // A thread's entry is the only `index`.
  const entries = new Set(['worker/index.ts', 'sw/index.ts']);
  const odd = files.filter(({ path }) => {
    const name = basename(path);
    if (name.startsWith('index.')) return !entries.has(path);
    return drawers.test(name) || !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*$/.test(name);
  });
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('colours, but for the browser frame, drawn pictures and what pictures wait with, come from the tokens', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const painted = files.filter(({ path, text }) => path.endsWith('.module.css') && literal.test(text));
  // Colours of photographs are not the design's; src/config/tones.test.ts knows each.
  expect(painted.map(({ path }) => path)).toEqual(['src/ui/tones.module.css']);
});
