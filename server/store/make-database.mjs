// `node server/store/make-database.mjs <file>`: an empty database with the schema, in one file. Part of a build, because
// making one takes a first start longer than anything else, and more memory than it needs afterwards.
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const embedded = await PGlite.create();
await migrate(drizzle(embedded), { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) });
const made = await embedded.dumpDataDir('gzip');
await embedded.close();
writeFileSync(process.argv[2], Buffer.from(await made.arrayBuffer()));
