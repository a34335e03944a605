// What a picture depends on: its model, its shot, and the code that draws it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../server/prepare.mjs';

const closures = new Map();

/** Of one picture of a task. */
export function pictureFingerprint({ entries, inputs, shot, exposure }, colour) {
  return fingerprint({ entries, inputs: { ...inputs, colours: inputs.colours[colour] } }, { shot, exposure });
}

/** Tells whether a picture has to be taken again. */
export function fingerprint({ entries, inputs }, settings) {
  const hash = createHash('sha256').update(JSON.stringify([inputs, settings]));
  const sources = new Set(entries.flatMap((entry) => [...sourcesOf(join(root, 'studio', entry))]));
  for (const path of [...sources].toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(relative(root, path)).update(codeOf(path));
  return hash.digest('hex').slice(0, 16);
}

/** A file with everything that it imports from the studio, but the lists of models and families. */
function sourcesOf(entry) {
  const known = closures.get(entry);
  if (known) return known;
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const [, specifier] of readFileSync(path, 'utf8').matchAll(/^(?:import|\} from)[^']*'(\.[^']+)'/gm)) {
      const target = join(dirname(path), specifier);
      if (existsSync(target) && !/(?:families\/families|\/models\/[^/]+)\.ts$/.test(target)) reached.add(target);
    }
  }
  closures.set(entry, reached);
  return reached;
}

/** Comments and layout of the code draw nothing. */
function codeOf(path) {
  return readFileSync(path, 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
