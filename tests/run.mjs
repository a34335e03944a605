// `npm test`: everything that must hold. Installs what is missing, runs each step, and ends with one line of counts.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../server/prepare.mjs';
import { ensureBrowser } from './support/browser.mjs';

ensureInstalled();
process.env.STUA_BROWSER = await ensureBrowser();

const bin = (name, file) => join(root, 'node_modules', name, file);
const reports = mkdtempSync(join(tmpdir(), 'stua-reports-'));
const started = performance.now();

/** Steps that pass or fail as a whole. */
const checks = [
  ['format', bin('oxfmt', 'bin/oxfmt'), ['--check', '.']],
  ['lint', bin('oxlint', 'bin/oxlint'), ['--type-aware']],
  ['types', bin('typescript-native', 'bin/tsc'), ['-b']],
  ['contract is generated', 'schemas/api/generate.mjs', ['--check']],
  ['no unused code', bin('knip', 'bin/knip.js'), ['--no-progress']],
];

const projects = process.argv.slice(2);
const wants = (name) => projects.length === 0 || projects.includes(name);
let passed = 0;
let failed = 0;

if (wants('checks')) {
  for (const [name, file, args] of checks) count(name, (await runNode([file, ...args])) === 0 ? [1, 0] : [0, 1]);
}
for (const project of ['unit', 'worker', 'contract', 'reliability']) {
  if (!wants(project)) continue;
  const report = join(reports, `${project}.json`);
  const status = await runNode([
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  count(project, vitestCounts(report, status));
}
if (wants('e2e')) {
  ensureBuilt('production');
  ensureBuilt('test');
  const report = join(reports, 'e2e.json');
  const status = await runNode([bin('@playwright/test', 'cli.js'), 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  count('end-to-end', playwrightCounts(report, status));
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function count(name, [good, bad]) {
  passed += good;
  failed += bad;
  process.stdout.write(`--- ${name}: ${good} passed, ${bad} failed\n`);
}

function runNode(args, env = {}) {
  mkdirSync(reports, { recursive: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', resolve);
  });
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
