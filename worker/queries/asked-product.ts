import { BehaviorSubject } from 'rxjs';
import type { WorkerContext } from '../context.ts';

/** A product that the shop is asked for, because it is not all here. */
export class AskedProduct {
  /** Whether the shop has answered what it knows of it. */
  readonly isAnswered$ = new BehaviorSubject(false);
  private readonly context: Pick<WorkerContext, 'connection'>;
  private readonly askShop: () => Promise<boolean>;
  private isAsked = false;

  /** `askShop` resolves with whether the shop answered. */
  constructor(context: Pick<WorkerContext, 'connection'>, askShop: () => Promise<boolean>) {
    this.context = context;
    this.askShop = askShop;
  }

  /** Asks once; what could not be asked may be again, when the network is back. */
  ask(): void {
    if (!this.context.connection.isOnline) this.isAsked = false;
    else if (!this.isAsked) {
      this.isAsked = true;
      void this.askShop().then((isAnswered) => isAnswered && this.isAnswered$.next(true));
    }
  }

  /** It is all here. Should it give way on a full device, whichever tab lets it go, it is asked for again (D8). */
  seen(): void {
    this.isAsked = false;
  }
}
