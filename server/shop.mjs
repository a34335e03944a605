// `npm run shop -- ...`: the operator's command.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureAnyBuild, root } from './prepare.mjs';

// Standard output belongs to the command's own answer, so everything else goes to standard error.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
await ensureAnyBuild();
process.stdout.write = write;
await import(pathToFileURL(join(root, 'dist', 'server', 'shop.js')).href);
