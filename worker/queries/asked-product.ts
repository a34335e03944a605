import { BehaviorSubject } from 'rxjs';
import type { WorkerContext } from '../context.ts';

/** A product that the shop is asked for, because it is not all here. */
export class AskedProduct {
  /** Whether the shop has answered what it knows of it. */
  readonly isAnswered$ = new BehaviorSubject(false);
  private readonly context: WorkerContext;
  private readonly sku: string;
  private isAsked = false;

  constructor(context: WorkerContext, sku: string) {
    this.context = context;
    this.sku = sku;
  }

  /** Asks once; what could not be asked may be again, when the network is back. */
  ask(): void {
    const { connection, demand } = this.context;
    if (!connection.isOnline) this.isAsked = false;
    else if (!this.isAsked) {
      this.isAsked = true;
      void demand.product(this.sku).then((isAnswered) => isAnswered && this.isAnswered$.next(true));
    }
  }
}
