import { BehaviorSubject } from 'rxjs';
import type { ProductSummary } from '#domain/product.ts';
import { showsArticle, whyNotShown } from '#domain/product-load.ts';
import type { WorkerContext } from '../context.ts';

/** Finds the product of an address: the one with its sku, else the one that shows the variant with it. */
export class ProductLook {
  /** Whether the shop has answered what it knows of it. */
  readonly isAnswered$ = new BehaviorSubject(false);
  productId: string | null = null;
  private readonly context: WorkerContext;
  private readonly sku: string;
  private isAsked = false;
  private looked: { readonly when: string; readonly holder: Promise<string | null> } | null = null;

  constructor(context: WorkerContext, sku: string) {
    this.context = context;
    this.sku = sku;
  }

  async summary(isListComplete: boolean): Promise<ProductSummary | undefined> {
    const { index } = this.context.catalogue;
    const own = await this.read(index.idOfSku(this.sku));
    if (own && !whyNotShown(own)) return this.found(own);
    const isAnswered = this.isAnswered$.value;
    if (this.productId === null && (isListComplete || isAnswered)) {
      // All products are looked through once when the shop has answered, and once when they are all here.
      const when = `${isListComplete} ${isAnswered}`;
      if (this.looked?.when !== when) this.looked = { when, holder: this.lookThrough() };
      this.productId = await this.looked.holder;
    }
    return (await this.read(this.productId)) ?? own;
  }

  /** What is not here the shop is asked for; what could not be asked may be again, when the network is back. */
  ask(): void {
    const { connection, demand } = this.context;
    if (!connection.isOnline) this.isAsked = false;
    else if (!this.isAsked) {
      this.isAsked = true;
      void demand.product(this.sku).then((isAnswered) => isAnswered && this.isAnswered$.next(true));
    }
  }

  private async lookThrough(): Promise<string | null> {
    const holder = await this.context.catalogue.summaryWhere((product) => showsArticle(product, this.sku));
    return holder?.id ?? null;
  }

  private found(product: ProductSummary): ProductSummary {
    this.productId = product.id;
    return product;
  }

  private async read(id: string | null): Promise<ProductSummary | undefined> {
    return id === null ? undefined : (await this.context.catalogue.summaries([id])).get(id);
  }
}
