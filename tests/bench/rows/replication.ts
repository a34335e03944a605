import { catalogueName } from '#worker/storage/database.ts';
import { defaultStoreView } from '#config/stores.ts';
import { type Bench, PRODUCTS } from '../bench.ts';
import { measureRawPuts } from '../raw-puts.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, sum } from '../statistics.ts';
import type { NotedWork } from '../tab.ts';

const RUNS = 3;

/** Where the time of one replication was spent, in milliseconds. */
interface Run {
  readonly writes: number;
  readonly floor: number;
  readonly network: number;
  readonly validation: number;
  readonly comparing: number;
  readonly index: number;
  readonly checkpoints: number;
  readonly pauses: number;
  readonly whole: number;
  readonly batch: number;
  readonly records: number;
}

/** Fills new devices and measures where the time goes; storing is compared with plain IndexedDB puts. */
export async function replication(bench: Bench): Promise<Row[]> {
  const runs: Run[] = [];
  while (runs.length < RUNS) {
    const run = await replicateOnce(bench);
    bench.say(JSON.stringify(run));
    runs.push(run);
  }
  const seconds = (part: Exclude<keyof Run, 'batch' | 'records'>): number =>
    median(runs.map((run) => run[part])) / 1000;
  const what = `replicate ${PRODUCTS} products`;
  return [
    atMost(2.5, `${what}: storage writes against raw puts`, median(runs.map((run) => run.writes / run.floor)), 'x'),
    explaining(`${what}: storage writes`, seconds('writes'), 's'),
    explaining(`${what}: raw IndexedDB puts of the same ${runs[0]!.records} records`, seconds('floor'), 's'),
    explaining(`${what}: documents a batch`, median(runs.map(({ batch }) => batch)), 'documents'),
    explaining(`${what}: network`, seconds('network'), 's'),
    explaining(`${what}: validation`, seconds('validation'), 's'),
    explaining(`${what}: comparing`, seconds('comparing'), 's'),
    explaining(`${what}: index`, seconds('index'), 's'),
    explaining(`${what}: checkpoints`, seconds('checkpoints'), 's'),
    explaining(`${what}: deliberate pauses`, seconds('pauses'), 's'),
    explaining(`${what}: all in all`, seconds('whole'), 's'),
  ];
}

async function replicateOnce(bench: Bench): Promise<Run> {
  const device = await bench.newDevice();
  const tab = await device.openTab('/');
  await tab.everythingOnDevice();
  const noted = await tab.notedWork();
  const batch = usualBatch(noted);
  const catalogue = catalogueName(defaultStoreView.code);
  const floor = await (await tab.worker()).evaluate(measureRawPuts, { catalogue, batch });
  await device.close();
  const lasted = (name: string): number => sum(named(noted, name).map(({ lastedMs }) => lastedMs));
  const index = lasted('index update');
  const work = noted.filter(({ name }) => !name.startsWith('query '));
  return {
    // The index is updated inside the call that stores documents, so its time is subtracted here.
    writes: lasted('store write') - index,
    floor: floor.lastedMs,
    network: lasted('pull network'),
    validation: lasted('pull validation'),
    comparing: lasted('store comparing'),
    index,
    checkpoints: lasted('pull checkpoint'),
    pauses: lasted('pull pause'),
    whole: Math.max(...work.map(({ startedAt, lastedMs }) => startedAt + lastedMs)),
    batch,
    records: floor.records,
  };
}

/** The usual number of documents in a batch. */
function usualBatch(noted: readonly NotedWork[]): number {
  return median(named(noted, 'store write').map(({ documents }) => documents));
}

function named(noted: readonly NotedWork[], name: string): NotedWork[] {
  return noted.filter((work) => work.name === name);
}
