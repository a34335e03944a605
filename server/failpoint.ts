/** Places where a test may stop the server (reliability 3.1). */
export type FailpointName =
  | 'before-tx'
  | 'after-insert'
  | 'before-commit'
  | 'after-commit'
  | 'before-reply'
  | 'mid-reply';

const SLEEP_MS = 30_000;
const passes = new Map<string, number>();

/**
 * Does what `FAILPOINT=<name>[:nth]:exit|throw|sleep` asks at this place; nothing outside test builds, where the call
 * is compiled away.
 */
export function failpoint(name: FailpointName): void {
  if (import.meta.env.MODE !== 'test') return;
  const [wanted, ...rest] = (process.env['FAILPOINT'] ?? '').split(':');
  if (wanted !== name) return;
  const action = rest.at(-1);
  const nth = rest.length > 1 ? Number(rest[0]) : 1;
  const pass = (passes.get(name) ?? 0) + 1;
  passes.set(name, pass);
  if (pass !== nth) return;
  if (action === 'exit') process.kill(process.pid, 'SIGKILL');
  if (action === 'throw') throw new Error(`failpoint ${name}`);
  if (action === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLEEP_MS);
}
