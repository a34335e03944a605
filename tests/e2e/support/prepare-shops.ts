import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-server.ts';

/** Written in plain JavaScript, because it also runs before anything is installed; so it has no types. */
const PREPARE = new URL('../../../server/prepare.mjs', import.meta.url);

/** The folder with the filled databases; the shop of every test starts on a copy of one. */
const templates = join(tmpdir(), `stua-templates-${process.ppid}`);

/** Builds the shop from the current sources and fills one database for each catalogue, once for the whole run. */
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

/** Makes a data folder with a copy of the filled database. */
export function filledDataDir(catalogue: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'stua-shop-'));
  const filled = process.env['STUA_TEMPLATES'] ?? templates;
  const template = join(filled, catalogue);
  if (existsSync(template)) cpSync(template, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  // Made pictures are named by the content of their master, so all shops of a run can share them.
  const pictures = join(filled, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'));
  return folder;
}
