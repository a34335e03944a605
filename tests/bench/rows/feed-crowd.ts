import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { askRunningServer } from '#server/cli/operator-socket.ts';
import type { Bench } from '../bench.ts';
import { Crowd, type CrowdTraffic } from '../crowd/crowd.ts';
import { CrowdDevice } from '../crowd/crowd-device.ts';
import { statementsOf } from '../crowd/statements.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';

const DEVICES = 1000;
const IDLE_MS = 20_000;
const CHANGES = 5;
const SKU = 'BUE-SPEIL';
const PRICE_FIRST = 3101;
/** A changed price is on a device that is looked at within this time (decision 061). */
const SEEN_WITHIN_MS = 5000;

const CALLERS = 16;
const PRESS_MS = 5000;
const ASKS = 2000;

/** A thousand devices look at one shop without a proxy: what it costs it when nothing changes, and when a price does. */
export async function feedCrowd(bench: Bench): Promise<Row[]> {
  const shop = await bench.demoShop();
  const cpu = cpuOf(shop.process.pid!);
  const crowd = await Crowd.gather(shop.origin, DEVICES);
  try {
    bench.say(`${DEVICES} devices look at the shop, and nothing changes ...`);
    const idle = await measured(crowd, cpu, () => pause(IDLE_MS));
    bench.say(`${CHANGES} prices change ...`);
    const seen: number[] = [];
    const changed = await measured(crowd, cpu, async () => {
      for (let change = 0; change < CHANGES; change++) {
        const price = PRICE_FIRST + change;
        seen.push(
          ...(await crowd.seen(price, () => askRunningServer(shop.dataDir, ['set-price', SKU, String(price)]))),
        );
      }
    });
    bench.say(
      `seen after ${seen
        .toSorted((a, b) => a - b)
        .filter((_, index) => index % 500 === 499)
        .map(Math.round)
        .join(' ')} ms`,
    );
    await crowd.disperse();
    bench.say('They leave; the server is pressed ...');
    const pulls = changed.requests - changed.latenciesMs.length;
    return [
      ...idleRows(idle),
      atMost(SEEN_WITHIN_MS, `changed price on each of ${DEVICES} devices, slowest`, Math.max(...seen), 'ms'),
      explaining(`changed price on each of ${DEVICES} devices, median`, median(seen), 'ms'),
      explaining('pulls a device and changed price', pulls / DEVICES / CHANGES, 'requests'),
      explaining('processor time of the server a pull', changed.cpuMs / pulls, 'ms'),
      explaining('bytes of a device and changed price, HTTP/1.1', changed.bytesDown / DEVICES / CHANGES, 'B'),
      ...(await throughput(shop.origin, cpu)),
      ...(await statements(bench)),
    ];
  } finally {
    await crowd.disperse();
  }
}

type Measured = CrowdTraffic & { readonly cpuMs: number };

async function measured(crowd: Crowd, cpu: () => number, work: () => Promise<unknown>): Promise<Measured> {
  const before = cpu();
  const traffic = await crowd.during(work);
  return { ...traffic, cpuMs: cpu() - before };
}

function idleRows({ requests, notChanged, bytesUp, bytesDown, latenciesMs, cpuMs }: Measured): Row[] {
  const minutes = IDLE_MS / 60_000;
  return [
    explaining('requests a device and minute, looked at, nothing new', requests / DEVICES / minutes, 'requests'),
    explaining('answers «not changed» of all', (100 * notChanged) / requests, '%'),
    explaining('bytes of a question, HTTP/1.1', bytesUp / requests, 'B'),
    explaining('bytes of an answer «not changed», HTTP/1.1', bytesDown / requests, 'B'),
    explaining('time of an answer, p95', percentile(latenciesMs, 0.95), 'ms'),
    explaining('processor time of the server a question', cpuMs / requests, 'ms'),
  ];
}

/**
 * How many questions one processor answers a second: by the processor time of the server while it is asked as fast as it can
 * answer, so that a busy machine does not count.
 */
async function throughput(origin: string, cpu: () => number): Promise<Row[]> {
  const asked = async (forgets: boolean): Promise<{ perSecond: number; bytesDown: number }> => {
    const devices = Array.from({ length: CALLERS }, () => new CrowdDevice(origin));
    await Promise.all(devices.map((device) => device.look()));
    for (const device of devices) device.forget();
    const startedAt = performance.now();
    const cpuBefore = cpu();
    const press = async (device: CrowdDevice): Promise<void> => {
      while (performance.now() - startedAt < PRESS_MS) {
        if (forgets) device.forgetTag();
        await device.look();
      }
    };
    await Promise.all(devices.map(press));
    const seconds = (cpu() - cpuBefore) / 1000;
    for (const device of devices) device.close();
    const requests = devices.reduce((sum, { traffic }) => sum + traffic.requests, 0);
    const bytes = devices.reduce((sum, { traffic }) => sum + traffic.bytesDown, 0);
    return { perSecond: requests / seconds, bytesDown: bytes / requests };
  };
  const same = await asked(false);
  const whole = await asked(true);
  return [
    explaining('questions answered by one processor a second with «not changed»', same.perSecond, 'requests'),
    explaining('questions answered by one processor a second in full', whole.perSecond, 'requests'),
    explaining('bytes of a full answer, HTTP/1.1', whole.bytesDown, 'B'),
  ];
}

async function statements(bench: Bench): Promise<Row[]> {
  bench.say('Statements are counted ...');
  const heads = await statementsOf(bench.folder('heads'), async (ask) => {
    for (let asks = 0; asks < ASKS; asks++) await ask('/api/sync/heads?storeCode=bmno');
  });
  const page = await statementsOf(bench.folder('page'), async (ask) => {
    const { checkpoint } = JSON.parse(String(await ask('/api/sync/products?storeCode=bmno&limit=1'))) as {
      checkpoint: string;
    };
    await ask(`/api/sync/products?storeCode=bmno&limit=500&checkpoint=${checkpoint}`);
  });
  return [
    explaining(`statements of the database, ${ASKS} questions one after the other`, heads, 'statements'),
    explaining('statements of the database, a page of changes', page / 2, 'statements'),
  ];
}

/** Processor time of a process so far, in milliseconds. */
function cpuOf(pid: number): () => number {
  const TICKS_PER_SECOND = 100;
  return () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    // User and system time, the twelfth and thirteenth behind the name.
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  };
}
