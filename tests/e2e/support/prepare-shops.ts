import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-server.ts';

/** Plain Node, so that it runs before anything is installed; hence without types. */
const PREPARE = new URL('../../../server/prepare.mjs', import.meta.url);

/** Folders of filled databases that each shop of a test is a copy of. */
const templates = join(tmpdir(), `stua-templates-${process.ppid}`);

/** Builds the shop as its sources are, and fills one database a catalogue, once for the whole run. */
// oxlint-disable-next-line import/no-default-export -- how Playwright loads its set-up
export default async function prepareShops(): Promise<() => void> {
  const { ensureBuilt } = (await import(PREPARE.href)) as { ensureBuilt: (mode: 'test') => void };
  ensureBuilt('test');
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
  const filled = process.env['STUA_TEMPLATES'] ?? templates;
  const template = join(filled, catalogue);
  if (existsSync(template)) cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  // Made pictures go by their content, so that all shops of a run may share them.
  const pictures = join(filled, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'));
  return folder;
}
