import { categoryTrail } from '#domain/category.ts';
import { toMajor } from '#domain/money.ts';
import { inStore, productPath } from '#domain/paths.ts';
import { providerFilters } from '#domain/wire/search-provider.ts';
import type { Filters } from '#domain/listing.ts';
import type { SearchProviderPurchaseEvent } from '#schemas/api/generated/types.gen.ts';
import { hasConsent } from '../documents/consent.ts';
import type { ProviderCalls } from './provider-calls.ts';
import type { ProviderEvent } from '#domain/provider-event.ts';
import type { ProviderTools } from './provider-tools.ts';

type EventOf<K extends ProviderEvent['kind']> = Extract<ProviderEvent, { kind: K }>;

/** Tells the provider in its own format what shoppers did, if they agreed to that. */
export class EventTeller {
  private readonly tools: ProviderTools;
  private readonly calls: ProviderCalls;

  constructor(tools: ProviderTools, calls: ProviderCalls) {
    this.tools = tools;
    this.calls = calls;
  }

  async tell(event: ProviderEvent): Promise<void> {
    const { connection, shopper } = this.tools;
    if (!connection.isOnline || !(await hasConsent(shopper))) return;
    switch (event.kind) {
      case 'search':
        return this.count('n-search/search', {
          klevu_term: event.text,
          klevu_totalResults: String(event.total),
          ...this.filtersOf(event.filters),
        });
      case 'searchClick':
        return this.count('productTracking', {
          klevu_type: 'clicked',
          klevu_keywords: event.text,
          ...(await this.productOf(event.sku)),
          ...this.filtersOf(event.filters),
        });
      case 'categoryView':
        return this.count('categoryProductViewTracking', { ...this.categoryOf(event), ...this.shownIn(event) });
      case 'categoryClick':
        return this.count('categoryProductClickTracking', {
          ...this.categoryOf(event),
          ...(await this.productOf(event.sku)),
          klevu_productPosition: String(event.position),
        });
      case 'purchase':
        return this.tellPurchase(event);
    }
  }

  private count(path: string, query: Readonly<Record<string, string>>): Promise<void> {
    return this.calls.count(path, { klevu_apiKey: this.tools.apiKey, ...query });
  }

  private shownIn({ skus, offset, filters }: EventOf<'categoryView'>): Record<string, string> {
    const { index } = this.tools.catalogue;
    const ids = skus.flatMap((sku) => index.idOfSku(sku) ?? []);
    return {
      klevu_productIds: ids.join(','),
      klevu_pageStartsFrom: String(offset),
      ...this.filtersOf(filters),
    };
  }

  private filtersOf(filters: Filters): Record<string, string> {
    const applied = providerFilters(filters, this.tools.views());
    return { klevu_activeFilters: applied.map(({ key, values }) => `${key}:${values.join(',')}`).join(';;') };
  }

  private categoryOf({ categoryId }: { readonly categoryId: string }): Record<string, string> {
    const names = categoryTrail(this.tools.catalogue.categories$.value, categoryId).map(({ name }) => name);
    return { klevu_categoryName: names.at(-1) ?? '', klevu_categoryPath: names.join(';') };
  }

  private async productOf(sku: string): Promise<Record<string, string>> {
    const { catalogue, store, ports } = this.tools;
    const id = catalogue.index.idOfSku(sku) ?? '';
    const product = (await catalogue.summaries([id])).get(id);
    return {
      klevu_productId: id,
      klevu_productGroupId: id,
      klevu_productName: product?.name ?? '',
      klevu_productUrl: product ? `${ports.apiOrigin}${inStore(store, productPath(product))}` : '',
    };
  }

  private async tellPurchase({ orderId }: EventOf<'purchase'>): Promise<void> {
    const order = await this.tools.shopper.order(orderId);
    if (!order) return;
    const event: SearchProviderPurchaseEvent = {
      event: 'order_purchase',
      event_version: '1.0.0',
      event_apikey: this.tools.apiKey,
      ...(order.details ? { user_profile: { email: order.details.email } } : {}),
      event_data: {
        items: order.lines.map(({ key, sku, productId, qty, snapshot }) => ({
          order_id: order.orderNumber ?? order.id,
          order_line_id: key,
          item_id: productId ?? sku,
          item_group_id: productId ?? sku,
          item_variant_id: sku,
          item_name: snapshot.name,
          unit_price: toMajor(snapshot.unitMinor),
          currency: order.currency,
          units: qty,
        })),
      },
    };
    await this.calls.collect([event]);
  }
}
