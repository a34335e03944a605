import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rejection, rejectionLine } from './imported-catalogue.ts';
import type { LostPicture } from './pictures/take-pictures.ts';

/** More of them would hide what else is said. */
const SHOWN = 5;

/** What an import could not use. */
interface Refused {
  readonly rejections: readonly Rejection[];
  readonly lost?: readonly LostPicture[];
}

/**
 * What a person is told of rejected rows and lost pictures: the first few rows, how many there are, and the file in the shop's data that has all
 * of them with their reasons.
 */
export function importReport(
  { rejections, lost = [] }: Refused,
  dataDir: string,
  now = new Date(),
): { readonly file: string | null; readonly lines: readonly string[] } {
  const rows = rejections.map(rejectionLine);
  const pictures = lost.map(({ picture, reason }) => `lost picture ${picture}: ${reason}`);
  const count = `${rejections.length} rejected`;
  if (rows.length + pictures.length === 0) return { file: null, lines: [count] };
  const file = join(dataDir, 'reports', `import-${now.toISOString().replaceAll(/[:.]/g, '-')}.txt`);
  try {
    mkdirSync(join(dataDir, 'reports'), { recursive: true });
    writeFileSync(file, `${[...rows, ...pictures].join('\n')}\n`);
  } catch {
    // Without the file they are all said here: nothing that was rejected stays unsaid.
    return { file: null, lines: [...rows, ...pictures, count] };
  }
  const all = pictures.length === 0 ? count : `${count}, lost pictures: ${pictures.length}`;
  return { file, lines: [...rows.slice(0, SHOWN), `${all}; each with its reason is in ${file}`] };
}
