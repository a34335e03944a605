import { VirtualTime } from '#tests/reliability/sim/virtual-time.ts';

const STEP_MS = 10;
/** Of a span in which nobody waits for anything. */
const LONG_STEP_MS = 200;

/** Time of devices that stands still while the shop answers: however slow this machine is, that takes none. */
export class ShopTime extends VirtualTime {
  private answers = 0;

  /** The shop does this without time passing. */
  answering<T>(work: Promise<T>): Promise<T> {
    this.answers++;
    return work.finally(() => this.answers--);
  }

  /** Lets time pass until something is there. */
  async passUntil<T>(awaited: Promise<T>): Promise<T> {
    let isOver = false;
    const end = (): void => void (isOver = true);
    void awaited.then(end, end);
    while (!isOver) await this.step(STEP_MS);
    return awaited;
  }

  /** Lets a span pass, with all that is asked and answered in it. */
  async pass(ms: number): Promise<void> {
    for (const end = this.elapsed + ms; this.elapsed < end || this.answers > 0;) await this.step(LONG_STEP_MS);
  }

  private async step(ms: number): Promise<void> {
    await this.advance(this.answers > 0 ? 0 : ms);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
