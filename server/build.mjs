// `npm run build`: the shop as it runs in production, in `dist/`.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

await ensureInstalled();
ensureBuilt();
process.stdout.write('The shop is built in dist/; `npm start` serves it.\n');
