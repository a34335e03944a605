// The thread of the embedded database. Plain Node, because it is started from the sources and from a build alike. It
// receives `{ id, text, params, rowMode }`, one at a time, and at last `{ id, isLast: true }`. It sends `{ isOpen }` or
// `{ error }` once, then `{ id, result }` or `{ id, error }` for each statement.
import { PGlite, types } from '@electric-sql/pglite';
import fs, { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, copyOf } = workerData;

// The engine sets the modes of its files itself and ignores the umask, so other users' permissions are taken away here.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & ~0o077);

const asText = (value) => value;
/**
 * Times and lists of times stay texts: drizzle reads them by the column's type, and its own parsers cannot be sent to a
 * thread.
 */
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

/** The parts of an error that may leave this thread: what PostgreSQL adds as «detail» holds values. */
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
