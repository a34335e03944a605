import { BehaviorSubject, filter } from 'rxjs';
import type { CartLineView } from '#domain/views/cart.ts';
import type { WorkerContext } from '../context.ts';
import { askProduct } from '../replication/ask-product.ts';
import { AskedProduct } from './asked-product.ts';

/** The products of a cart that the shop is asked for, because they are not all here, like that of an open page. */
export class AskedOfCart {
  /** Emits at once, and whenever the shop has answered for one. */
  readonly answers$ = new BehaviorSubject<unknown>(null);
  private readonly context: WorkerContext;
  private readonly products = new Map<string, AskedProduct>();

  constructor(context: WorkerContext) {
    this.context = context;
  }

  /** Asks for what is not known of the lines; says whether there is anything. */
  askFor(lines: readonly Pick<CartLineView, 'parentSku' | 'isUnknown'>[]): boolean {
    // Of one product a line may be known and another not.
    const unknown = new Set(lines.filter(({ isUnknown }) => isUnknown).map(({ parentSku }) => parentSku));
    for (const [sku, asked] of this.products) if (!unknown.has(sku)) asked.seen();
    for (const sku of unknown) this.of(sku).ask();
    return unknown.size > 0;
  }

  private of(sku: string): AskedProduct {
    const known = this.products.get(sku);
    if (known) return known;
    const asked = new AskedProduct(this.context, () => askProduct(this.context, sku));
    asked.isAnswered$.pipe(filter(Boolean)).subscribe(this.answers$);
    this.products.set(sku, asked);
    return asked;
  }
}
