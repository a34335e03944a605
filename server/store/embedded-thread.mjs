// The thread of the embedded database. Plain Node, because it is started from the sources as well as from a build of them.
// What comes in: `{ id, text, params, rowMode }`, one at a time, and `{ id, isLast: true }`. What goes out: `{ isOpen }` or
// `{ error }` once, then `{ id, result }` or `{ id, error }` for each.
import { PGlite, types } from '@electric-sql/pglite';
import fs, { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, copyOf } = workerData;

// The engine sets the modes of its files itself, whatever the mask of the process says: nobody else may read them.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & ~0o077);

const asText = (value) => value;
/** Times and lists of them stay texts: who reads them knows what they are (drizzle's own parsers cannot travel). */
const TEXT_TYPES = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231, // numeric[]
  1115, // timestamp[]
  1185, // timestamptz[]
  1187, // interval[]
  1182, // date[]
];
const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, asText]));

/** What may leave this thread of an error: what PostgreSQL adds to it («detail») holds values. */
const shown = ({ name, message, code, constraint, table, severity }) => ({
  name,
  message,
  code,
  constraint,
  table,
  severity,
});

try {
  const database = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(copyOf ? { loadDataDir: await openAsBlob(copyOf) } : {}),
    parsers,
  });
  parentPort.on('message', ({ id, isLast, text, params, rowMode }) => {
    const done = isLast ? database.close() : database.query(text, params, { rowMode });
    done.then(
      (result) => {
        parentPort.postMessage({ id, result });
        if (isLast) parentPort.close();
      },
      (error) => {
        parentPort.postMessage({ id, error: shown(error) });
        if (isLast) parentPort.close();
      },
    );
  });
  parentPort.postMessage({ isOpen: true });
} catch (error) {
  parentPort.postMessage({ error: shown(error) });
}
