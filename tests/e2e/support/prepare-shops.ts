import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-server.ts';

/** Folders of filled databases that each shop of a test is a copy of. */
const templates = join(tmpdir(), `stua-templates-${process.ppid}`);

/** Fills one database a catalogue, once for the whole run. */
export default async function prepareShops(): Promise<() => void> {
  rmSync(templates, { recursive: true, force: true });
  mkdirSync(templates, { recursive: true });
  process.env['STUA_TEMPLATES'] = templates;
  const shop = await startShop({ catalogue: 'demo', dataDir: join(templates, 'demo') });
  await shop.stop();
  return () => rmSync(templates, { recursive: true, force: true });
}

/** A data folder of one's own, already filled. */
export function filledDataDir(catalogue: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'stua-shop-'));
  const template = join(process.env['STUA_TEMPLATES'] ?? templates, catalogue);
  if (existsSync(template)) cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return folder;
}
