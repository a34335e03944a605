import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { type Answer, ORDER_PATH, orderCall, sent, stockedShop } from '../order-call.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { percentile } from '../statistics.ts';

/** Three times what the shop takes (decision 090). */
const ORDERS_A_SECOND = 330;
const SECONDS = 15;
/** A device gives a call up after 15 s. */
const ANSWERED_MAX_S = 5;

interface Timed extends Answer {
  readonly ms: number;
}

/**
 * Three times as many orders as the shop takes, each sent when it is due, whatever became of those before (reliability S5): what is too
 * much is told when to come again, and what is taken is answered in time.
 */
export async function overload(bench: Bench): Promise<Row[]> {
  const shop = await stockedShop(bench);
  const agent = new Agent({ keepAlive: true });
  const address = `${shop.origin}${ORDER_PATH}`;
  const startedAt = performance.now();
  const answers: Promise<Timed>[] = [];
  for (let order = 0; order < ORDERS_A_SECOND * SECONDS; order++) {
    const dueMs = startedAt + (order * 1000) / ORDERS_A_SECOND - performance.now();
    if (dueMs > 1) await pause(dueMs);
    answers.push(timed(address, agent));
  }
  const all = await Promise.all(answers);
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const taken = all.filter(({ status }) => status === 200);
  const refused = all.filter(({ status }) => status === 503);
  const odd = all.find(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter !== undefined));
  if (odd) throw new Error(`An order was neither taken nor told when to come again: ${odd.status} ${odd.said}`);
  return [
    atMost(ANSWERED_MAX_S, 'three times too many orders: those taken are answered, p99', p99(taken) / 1000, 's'),
    atMost(ANSWERED_MAX_S, '  the others are told when to come again, p99', p99(refused) / 1000, 's'),
    explaining('  taken a second meanwhile', taken.length / seconds, 'orders'),
    explaining('  told to come again', (100 * refused.length) / all.length, '%'),
  ];
}

function p99(answers: readonly Timed[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );
}

async function timed(address: string, agent: Agent): Promise<Timed> {
  const sentAt = performance.now();
  const answer = await sent(address, agent, orderCall());
  return { ...answer, ms: performance.now() - sentAt };
}
