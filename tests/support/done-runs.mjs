// What a long run has done already: it takes longer than a day has, so it is stopped and goes on another day. Each process
// that passed is a line in a file, with the commit that it ran on. Whoever deletes the file begins anew.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The runs that passed, by their titles. A line that was cut off when the run was stopped counts for nothing. */
export function doneRuns(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Map(lines.flatMap(parsed).map((done) => [done.title, done]));
}

/** Notes a run that passed: how many cases it stands for, and how often it visited what. */
export function noteDone(path, { title, weight, commit, counts }) {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `\n${JSON.stringify({ title, weight, commit, counts })}`);
}

/** How many cases passed on which commit, in words. */
export function passedOn(runs) {
  const byCommit = new Map();
  for (const { commit, weight } of runs) byCommit.set(commit, (byCommit.get(commit) ?? 0) + weight);
  return [...byCommit].map(([commit, weight]) => `${weight} on ${commit}`).join(', ');
}

/** The commit of the sources, with a plus where they are not quite those. */
export function commitOf(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=10', 'HEAD');
  if (status !== 0) return 'sources without a history';
  return `${stdout.trim()}${git('status', '--porcelain').stdout === '' ? '' : '+'}`;
}

function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
