// `npm test`: everything that must hold. Installs what is missing, runs each step, and ends with one line of counts.
// `npm test -- unit e2e` runs only the steps of those names.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../server/prepare.mjs';
import { browserVersion, ensureBrowser } from './support/browser.mjs';
import { useScratchFolder } from './support/scratch.mjs';
import { countsOf, failuresIn, FLAKY_MAX, flakyAmong, readReport, SECOND_TRIES_MAX } from './support/second-try.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
/** How many characters of what a browser showed are printed. */
const SHOWN_MAX = 3000;
const bin = (name, file) => join(root, 'node_modules', name, file);
useScratchFolder();
const reports = mkdtempSync(join(tmpdir(), 'stua-reports-'));

/** A step that passes or fails as a whole. */
const check = (name, file, ...args) => ({ group: 'checks', name, args: [file, ...args], counts: wholeCounts });

/** The tests of a vitest project, of all its files or of some. */
const project = (name, files = []) => {
  const report = join(reports, `${name}${files.length > 0 ? '-again' : ''}.json`);
  const vitest = [bin('vitest', 'vitest.mjs'), 'run', '--project', name, ...files];
  const reporters = ['--silent', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    group: name,
    name,
    args: [...vitest, ...reporters],
    report,
    again: (failures) => project(name, [...new Set(failures.map(({ file }) => file))]),
    counts: (status) => vitestCounts(report, status),
  };
};

/** The browser tests, all or those that failed the last time. */
const browserTests = (name, ...options) => {
  const report = join(reports, `${name}.json`);
  return {
    group: 'e2e',
    name,
    args: [bin('@playwright/test', 'cli.js'), 'test', ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(reports, 'last-run.json') },
    isLive: true,
    report,
    // In a folder of its own: what the failures left behind stays.
    again: () => browserTests('once more', '--last-failed', '--workers=1', '--output=test-results/again'),
    counts: (status) => countsOf(readReport(report), status),
  };
};
const endToEnd = browserTests('end to end');

// Two at a time keep both cores busy; the longest first, so that both are done at about the same time.
const steps = [
  project('contract'),
  project('unit'),
  project('worker'),
  project('reliability'),
  check('lint', bin('oxlint', 'bin/oxlint'), '--type-aware'),
  { ...check('build', 'server/build.mjs'), group: 'size', next: project('size') },
  check('no unused code', bin('knip', 'bin/knip.js'), '--no-progress'),
  check('types', bin('typescript-native', 'bin/tsc'), '-b'),
  check('format', bin('oxfmt', 'bin/oxfmt'), '--check', '.'),
  check('contract is generated', 'schemas/api/generate.mjs', '--check'),
];

await ensureInstalled();
const wanted = process.argv.slice(2);
const isWanted = ({ group }) => wanted.length === 0 || wanted.includes(group);
if (isWanted(endToEnd)) {
  process.env.STUA_BROWSER = await ensureBrowser();
  say(browserVersion(process.env.STUA_BROWSER));
}

const started = performance.now();
const seconds = (since) => `${Math.round((performance.now() - since) / 1000)} s`;
let passed = 0;
let failed = 0;
const queue = steps.filter(isWanted);
await Promise.all([runInTurn(queue), runInTurn(queue)]);
if (isWanted(endToEnd)) await run(endToEnd);
const ran = [...steps, endToEnd].filter(isWanted);
await tryAgain(ran.flatMap((step) => (step.next ? [step, step.next] : [step])));
say(`${seconds(started)}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Takes steps from the queue until there are none. */
async function runInTurn(waiting) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    await run(step);
    if (step.next) await run(step.next);
  }
}

async function run(step) {
  const since = performance.now();
  say(`... ${step.name}`);
  const { status, output } = await runNode(step);
  const [good, bad] = step.counts(status);
  passed += good;
  failed += bad;
  if (bad > 0) {
    say(output);
    for (const { title, shown } of step.report ? failuresIn(readReport(step.report)) : [])
      if (shown) say(`What ${title} showed:\n${shown.slice(0, SHOWN_MAX)}`);
  }
  say(`--- ${step.name}: ${good} passed, ${bad} failed (${seconds(since)})`);
}

/** Tries failed tests once more, alone; those that pass then are told, and count as passed if they are few. */
async function tryAgain(allRun) {
  const repeatable = allRun.filter(({ again }) => again);
  const failures = repeatable.map((step) => failuresIn(readReport(step.report)));
  const isWorthIt = failures.flat().length <= SECOND_TRIES_MAX;
  const flaky = [];
  for (const [index, step] of repeatable.entries()) {
    if (!isWorthIt || failures[index].length === 0) continue;
    const second = step.again(failures[index]);
    await runNode(second);
    flaky.push(...flakyAmong(failures[index], readReport(second.report)));
  }
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  for (const { title } of flaky) say(`flaky: ${title}`);
  if (flaky.length > FLAKY_MAX) return say(`More than ${FLAKY_MAX} were flaky, so they count as failed.`);
  passed += flaky.length;
  failed -= flaky.length;
}

/** Runs a step to its end. What it prints is kept, so that two do not talk into each other, or shown as it comes. */
function runNode({ args, env, isLive = false }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, output: Buffer.concat(output).toString() }));
  });
}

function wholeCounts(status) {
  return status === 0 ? [1, 0] : [0, 1];
}

/** A run that ended badly without a failed test (it could not start) counts as one failure. */
function vitestCounts(report, status) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return [numPassedTests, numFailedTests === 0 && status !== 0 ? 1 : numFailedTests];
}
