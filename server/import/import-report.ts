import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rejection, rejectionLine } from './imported-catalogue.ts';

/** More of them would hide what else is said. */
const SHOWN = 5;

/**
 * What a person is told of rejected rows: the first few, how many there are, and the file in the shop's data that has all of
 * them with their reasons.
 */
export function rejectionReport(
  rejections: readonly Rejection[],
  dataDir: string,
  now = new Date(),
): { readonly file: string | null; readonly lines: readonly string[] } {
  const lines = rejections.map(rejectionLine);
  const count = `${rejections.length} rejected`;
  if (lines.length === 0) return { file: null, lines: [count] };
  const file = join(dataDir, 'reports', `import-${now.toISOString().replaceAll(/[:.]/g, '-')}.txt`);
  try {
    mkdirSync(join(dataDir, 'reports'), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  } catch {
    // Without the file they are all said here: nothing that was rejected stays unsaid.
    return { file: null, lines: [...lines, count] };
  }
  return { file, lines: [...lines.slice(0, SHOWN), `${count}; each with its reason is in ${file}`] };
}
