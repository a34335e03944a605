import { BehaviorSubject } from 'rxjs';
import type { WorkerContext } from '../context.ts';

/** A product that the shop is asked for, because it is not all here. */
export class AskedProduct {
  /** Whether the shop has answered what it knows of it. */
  readonly isAnswered$ = new BehaviorSubject(false);
  private readonly context: WorkerContext;
  private readonly sku: string;
  /** How often details had given way when it was asked for. */
  private asked = -1;

  constructor(context: WorkerContext, sku: string) {
    this.context = context;
    this.sku = sku;
  }

  /** Asks once, and once more where the answer has given way; what could not be asked may be again, when the network is back. */
  ask(): void {
    const { connection, demand, catalogue } = this.context;
    const { times } = catalogue.goneDetails;
    if (!connection.isOnline) this.asked = -1;
    else if (this.asked !== times) {
      this.asked = times;
      void demand.product(this.sku).then((isAnswered) => isAnswered && this.isAnswered$.next(true));
    }
  }
}
