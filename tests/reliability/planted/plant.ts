import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type PlantedBug, plantedBugs } from './bugs.ts';

/** The source with the bug in it. Throws when the place is gone or not the only one. */
export function plant({ name, file, right, wrong }: PlantedBug, source: string): string {
  const parts = source.split(right);
  if (parts.length !== 2) throw new Error(`«${name}»: its place occurs ${parts.length - 1} times in ${file}`);
  return parts.join(wrong);
}

/** Plants the bug that the environment variable names into the tested code; without one it does nothing. */
export function plantedBug(name = process.env['PLANTED_BUG']): Plugin {
  const bug = plantedBugs.find((candidate) => candidate.name === name);
  if (name && !bug) throw new Error(`there is no planted bug «${name}»`);
  const path = bug && fileURLToPath(new URL(`../../../${bug.file}`, import.meta.url));
  return {
    name: 'planted-bug',
    enforce: 'pre',
    transform: (source, id) => (bug && id.split('?')[0] === path ? plant(bug, source) : undefined),
  };
}
