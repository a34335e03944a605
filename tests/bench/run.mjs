// `npm run bench [-- --json] [-- --only <rows>]`: measures the shop against its targets. Progress goes to standard
// error; standard output gets the table, or with `--json` one JSON array.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../server/prepare.mjs';
import { ensureBrowser } from '../support/browser.mjs';

process.chdir(root);
const prepare = join(root, 'tests', 'bench', 'prepare.mjs');
const { status } = spawnSync(process.execPath, [prepare], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(status ?? 1);
process.env.STUA_BROWSER = await ensureBrowser();
const { runBench } = await import(pathToFileURL(join(root, 'node_modules', '.stua-bench', 'main.js')).href);
process.exit((await runBench(process.argv.slice(2))) ? 0 : 1);
