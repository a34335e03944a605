// The thread of the embedded database. Plain Node, because it is started from the sources and from a build alike. It
// receives `{ id, statements, isFirst }`, where `isFirst` begins a transaction and a statement is `{ text, params, rowMode }`, and at
// last `{ id, isLast: true }`. It sends `{ isOpen }` or `{ error }` once, then `{ id, results, error }` for each message: of the
// statements up to the one that failed, if one did. `json` of a result names the columns of its rows that are JSON.
import { parse, PGlite, protocol, types } from '@electric-sql/pglite';
import fs, { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, copyOf } = workerData;

// The engine sets the modes of its files itself and ignores the umask, so other users' permissions are taken away here.
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & ~0o077);

const asText = (value) => value;
/**
 * Times and lists of times stay texts: drizzle reads them by the column's type, and its own parsers cannot be sent to a
 * thread. JSON stays text until it is across, where sending a text costs least.
 */
const TEXT_TYPES = [
  types.JSON,
  types.JSONB,
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

const { serialize } = protocol;

/** How many statements stay prepared; beyond them the one goes that was used least recently. */
const PREPARED_MAX = 200;

/** Statements by their text, as they are prepared: name, types of the parameters, description of the rows. */
const prepared = new Map();
let preparedEver = 0;

/** Sends messages of PostgreSQL's protocol in one go. Throws PostgreSQL's error. */
function send(database, messages) {
  return database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
}

/** The statement with this text; it is read by PostgreSQL once, and its plan is kept as long as that is the best. */
async function preparedOf(database, text) {
  const known = prepared.get(text);
  if (known) {
    prepared.delete(text);
    prepared.set(text, known);
    return known;
  }
  const name = `s${++preparedEver}`;
  const told = await send(database, [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
  const statement = {
    name,
    types: parse.parseDescribeStatementResults(told),
    rows: told.filter((message) => message.name === 'rowDescription'),
  };
  prepared.set(text, statement);
  if (prepared.size > PREPARED_MAX) {
    const [[oldest, { name: unused }]] = prepared;
    prepared.delete(oldest);
    await send(database, [serialize.close({ type: 'S', name: unused })]);
  }
  return statement;
}

/** Carries out statements in turn; after one that fails none. */
async function runAll(database, { statements, isFirst }) {
  const results = [];
  try {
    if (isFirst) await run(database, { text: 'begin', params: [] });
    for (const statement of statements) results.push(await run(database, statement));
    return { results };
  } catch (error) {
    return { results, error: shown(error) };
  }
}

/** Carries out one statement. */
async function run(database, { text, params, rowMode }) {
  const { name, types: parameterTypes, rows } = await preparedOf(database, text);
  const values = params.map((value, index) => {
    if (value === null || value === undefined) return null;
    return (database.serializers[parameterTypes[index]] ?? String)(value);
  });
  const told = await send(database, [serialize.bind({ statement: name, values }), serialize.execute()]);
  const [{ fields, ...result }] = parse.parseResults([...rows, ...told], database.parsers, { rowMode });
  const json = fields.flatMap(({ name: field, dataTypeID }, index) =>
    dataTypeID === types.JSON || dataTypeID === types.JSONB ? [rowMode === 'array' ? index : field] : [],
  );
  return { ...result, json };
}

/**
 * What is not replicated needs no log of a table that its own transaction made; files of a log that was let go are not kept
 * for later beyond these sizes; and memory is the shop's: what was read the system keeps, and larger
 * sorting saves no time.
 */
const SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: 0,
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  shared_buffers: '32MB',
  maintenance_work_mem: '32MB',
};
const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** The engine unpacks what has this type. */
const GZIP = 'application/x-gzip';

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
    ...(copyOf ? { loadDataDir: await openAsBlob(copyOf, { type: copyOf.endsWith('.gz') ? GZIP : '' }) } : {}),
    parsers,
    startParams,
  });
  parentPort.on('message', ({ id, isLast, ...asked }) => {
    const done = isLast ? database.close() : database.runExclusive(() => runAll(database, asked));
    done.then(
      (told) => {
        parentPort.postMessage({ id, ...told });
        if (isLast) parentPort.close();
      },
      (error) => {
        parentPort.postMessage({ id, results: [], error: shown(error) });
        if (isLast) parentPort.close();
      },
    );
  });
  parentPort.postMessage({ isOpen: true });
} catch (error) {
  parentPort.postMessage({ error: shown(error) });
}
