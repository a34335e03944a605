import { appendFileSync } from 'node:fs';
import type { SimDevice } from './sim-device.ts';
import type { Step } from './steps.ts';

/** What a run of scenarios has visited, counted: pairs of commands in a row, and changes of state (reliability 4). */
export class Coverage {
  readonly counts = new Map<string, number>();
  private readonly states = new Map<string, string>();

  /** A scenario begins. */
  begin(steps: readonly Step[]): void {
    this.states.clear();
    for (let index = 1; index < steps.length; index++)
      this.count(`${steps[index - 1]!.kind} then ${steps[index]!.kind}`);
  }

  /** Compares the states of everything that a device keeps with those of the last look. */
  look({ name, storage }: SimDevice): void {
    for (const kind of ['orders', 'tasks'] as const) {
      for (const { id, state } of storage.documents<{ id: string; state: string }>(kind)) {
        const key = `${name} ${kind} ${id}`;
        const before = this.states.get(key) ?? 'new';
        if (before !== state) this.count(`${kind}: ${before} to ${state}`);
        this.states.set(key, state);
      }
    }
  }

  /** Adds the counts as a line to a file that several processes may write to. */
  save(path: string): void {
    appendFileSync(path, `${JSON.stringify(Object.fromEntries(this.counts))}\n`);
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}
