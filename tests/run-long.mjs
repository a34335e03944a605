// `npm run test:long`: what takes too long for every change. Thousands of random scenarios, hundreds of kills of server
// and browser, the browser tests on a busy machine, and the planted bugs, each of which must be noticed. Ends with one
// line of counts. `npm run test:long -- flaky` runs only the kind of that name. Scenarios go on where they were stopped.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../server/prepare.mjs';
import { browserVersion, ensureBrowser } from './support/browser.mjs';
import { commitOf, doneRuns, noteDone, passedOn } from './support/done-runs.mjs';
import { useScratchFolder } from './support/scratch.mjs';
import { failuresIn, readReport } from './support/second-try.mjs';

const say = (text) => process.stdout.write(`${text}\n`);
useScratchFolder();
await ensureInstalled();
const browser = await ensureBrowser();
say(browserVersion(browser));
ensureBuilt('test');

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const VISITS_MIN = 100;

const { long } = await import('./long-runs.mjs');
const coverage = mkdtempSync(join(tmpdir(), 'stua-long-'));
// No folder of the browser tests, which empty theirs.
const DONE = join(root, '.long-runs', 'done.jsonl');
const commit = commitOf(root);
const visits = [];
const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const startedAt = performance.now();

for (const { name: kind, runs, alone = false, goesOn = false } of long({ vitest, playwright, coverage })) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  const since = performance.now();
  const before = { ...counts };
  const passedBefore = goesOn ? doneRuns(DONE) : new Map();
  const done = runs.flatMap(({ title }) => passedBefore.get(title) ?? []);
  for (const { weight } of done) counts.passed += weight;
  say(`--- ${kind}: ${runs.length} runs${done.length > 0 ? `, of which passed before: ${passedOn(done)}` : ''}`);
  const left = runs.filter(({ title }) => !passedBefore.has(title));
  await inParallel(left, alone ? 1 : availableParallelism(), async (run) => {
    const { status, said } = await start(run);
    const isGood = run.mustFail ? status !== 0 && run.mustFail.test(said) : status === 0;
    counts[isGood ? 'passed' : 'failed'] += run.weight;
    if (isGood && goesOn) {
      done.push({ ...run, commit, counts: countsOf(run) });
      noteDone(DONE, done.at(-1));
    }
    if (!isGood || run.mustFail)
      say(`${isGood ? 'good' : 'FAILED'}: ${run.title} ${run.mustFail?.exec(said)?.[0] ?? ''}`);
    // Which scenario it was stands before the scenario, which is long.
    if (!isGood) say([...(/\{ seed: .*\}/.exec(said) ?? []), said.slice(-8000)].join('\n'));
    if (run.report) sayFailures(run);
  });
  visits.push(...done.flatMap((run) => run.counts ?? []));
  if (goesOn) say(`passed: ${passedOn(done)}`);
  say(
    `--- ${kind}: ${counts.passed - before.passed} passed, ${counts.failed - before.failed} failed, ${seconds(since)} s`,
  );
}
if (visits.length > 0) sayCoverage();
say(`${seconds(startedAt)} s\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

/** How often each pair of commands and each change of state was visited; a pair that was hardly tried is a failure. */
function sayCoverage() {
  const total = new Map();
  for (const ofRun of visits)
    for (const [name, count] of Object.entries(ofRun)) total.set(name, (total.get(name) ?? 0) + count);
  const pairs = [...total].filter(([pair]) => pair.includes(' then '));
  const rare = pairs.filter(([, count]) => count < VISITS_MIN);
  for (const [visited, count] of [...total].filter(([change]) => !change.includes(' then ')))
    say(`${visited}: ${count}`);
  say(`${pairs.length} pairs of commands, ${rare.length} of them fewer than ${VISITS_MIN} times`);
  for (const [pair, count] of rare) say(`rare: ${pair}: ${count}`);
  counts[rare.length === 0 ? 'passed' : 'failed']++;
}

/** What a run has visited, where it counts that. */
function countsOf({ counts: path }) {
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** What failed in a run of browser tests; an empty list is said as well. */
function sayFailures({ title, report }) {
  const failures = failuresIn(readReport(report));
  say(`${title}: ${failures.length} failed`);
  for (const failure of failures) say(`flaky: ${failure.title}\n  ${failure.error.split('\n')[0]}`);
}

async function inParallel(items, width, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

function start({ args, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', STUA_BROWSER: browser, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk) => (said += String(chunk));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (status) => resolve({ status, said }));
  });
}

function seconds(since) {
  return Math.round((performance.now() - since) / 1000);
}
