// Gives the machine more to do than tests alone would, as one has that builds, syncs and streams beside them.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Keeps every core busy so many times over, the work that is measured included; answers with what ends it. */
export function loadMachine(times) {
  const workers = Array.from({ length: (times - 1) * availableParallelism() }, () =>
    // The pipe ends with this process, however that ends, and with it the worker.
    spawn(process.execPath, ['-e', TOIL], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => {
    for (const worker of workers) worker.kill();
  };
}

const TOIL = `
  process.stdin.on('end', () => process.exit()).resume();
  const turn = () => { for (const end = Date.now() + 50; Date.now() < end; ); setImmediate(turn); };
  turn();`;
