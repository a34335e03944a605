// `npm test`: everything that must hold. Installs what is missing, runs each step, and ends with one line of counts.
// `npm test -- unit e2e` runs only the steps of those names.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../server/prepare.mjs';
import { browserVersion, ensureBrowser } from './support/browser.mjs';
import { useScratchFolder } from './support/scratch.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
const bin = (name, file) => join(root, 'node_modules', name, file);
useScratchFolder();
const reports = mkdtempSync(join(tmpdir(), 'stua-reports-'));

/** A step that passes or fails as a whole. */
const check = (name, file, ...args) => ({ group: 'checks', name, args: [file, ...args], counts: wholeCounts });

/** The tests of a vitest project. */
const project = (name) => {
  const report = join(reports, `${name}.json`);
  const vitest = [bin('vitest', 'vitest.mjs'), 'run', '--project', name];
  const reporters = ['--silent', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { group: name, name, args: [...vitest, ...reporters], counts: (status) => vitestCounts(report, status) };
};

const endToEnd = {
  group: 'e2e',
  name: 'end to end',
  args: [bin('@playwright/test', 'cli.js'), 'test'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  isLive: true,
  counts: (status) => playwrightCounts(join(reports, 'e2e.json'), status),
};

// Each of the first two lanes keeps one core busy for about as long as the other; the end-to-end tests want both.
const contractLane = [project('contract'), project('worker')];
const houseLane = [
  check('format', bin('oxfmt', 'bin/oxfmt'), '--check', '.'),
  check('lint', bin('oxlint', 'bin/oxlint'), '--type-aware'),
  check('types', bin('typescript-native', 'bin/tsc'), '-b'),
  check('contract is generated', 'schemas/api/generate.mjs', '--check'),
  check('no unused code', bin('knip', 'bin/knip.js'), '--no-progress'),
  project('unit'),
  project('reliability'),
  { ...check('build', 'server/build.mjs'), group: 'size' },
  project('size'),
];
const phases = [[contractLane, houseLane], [[endToEnd]]];

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
for (const lanes of phases) await Promise.all(lanes.map((lane) => runLane(lane.filter(isWanted))));
say(`${seconds(started)}\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runLane(steps) {
  for (const step of steps) {
    const since = performance.now();
    say(`... ${step.name}`);
    const { status, output } = await runNode(step);
    const [good, bad] = step.counts(status);
    passed += good;
    failed += bad;
    if (bad > 0) say(output);
    say(`--- ${step.name}: ${good} passed, ${bad} failed (${seconds(since)})`);
  }
}

/** Runs a step to its end. What it prints is kept, so that lanes do not talk into each other, or shown as it comes. */
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
  const { numPassedTests = 0, numFailedTests = 0 } = read(report);
  return [numPassedTests, numFailedTests === 0 && status !== 0 ? 1 : numFailedTests];
}

function playwrightCounts(report, status) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {};
  return [expected, unexpected + flaky === 0 && status !== 0 ? 1 : unexpected + flaky];
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
