import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';

const SLOWDOWN = 4;

/** First visits on a slow processor: tasks of more than 50 ms in the window while the catalogue arrives. */
export async function longTasks(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of [
    ['home page', '/'],
    ['category', CATEGORY_PATH],
  ] as const) {
    const device = await bench.newDevice();
    const tab = await device.openTab(path, SLOWDOWN);
    await tab.everythingOnDevice();
    const lasted = await tab.page.evaluate(tasksWhileReplicating);
    await device.close();
    rows.push(
      atMost(0, `long tasks while replicating, ${name} open, CPU 4 x`, lasted.length, 'tasks'),
      explaining(`longest task while replicating, ${name} open, CPU 4 x`, Math.max(0, ...lasted), 'ms'),
    );
  }
  return rows;
}

/** Runs in the page: the long tasks between its first data and the complete catalogue. */
function tasksWhileReplicating(): number[] {
  const { readyAt, completeAt, longTasks: tasks } = (globalThis as unknown as ProbedPage).stuaBench;
  return tasks
    .filter(({ startedAt }) => startedAt >= readyAt! && startedAt <= completeAt!)
    .map(({ lastedMs }) => lastedMs);
}
