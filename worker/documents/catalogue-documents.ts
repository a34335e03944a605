import type { Banners } from '#domain/banners.ts';
import type { Category } from '#domain/category.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import type { Content } from '#domain/content.ts';
import type { Price } from '#domain/price.ts';
import type { PriceStep } from '#domain/price-history.ts';
import type { ProductDetails, ProductSummary } from '#domain/product.ts';
import type { Attribute, Navigation, Showroom, UrlRewrite } from '#domain/references.ts';
import type { ReviewList } from '#domain/review.ts';
import type { Stock } from '#domain/stock.ts';
import type { TaxRule } from '#domain/tax.ts';

export type ProductDoc = ProductSummary;
export type ProductDetailsDoc = ProductDetails;
export type CategoryDoc = Category;

/** What the backend last said about price and stock of one article, with the time of each answer. */
export interface OfferDoc {
  readonly id: string;
  readonly sku: string;
  readonly productId: string;
  readonly price: Price | null;
  readonly priceAt: number;
  readonly stock: Stock | null;
  readonly stockAt: number;
}

/** The earlier prices of an article, oldest first; the id is its sku. */
export interface PriceHistoryDoc {
  readonly id: string;
  readonly steps: readonly PriceStep[];
}

/** The published reviews of a product, or of the shop; the id is its sku. */
export interface ReviewsDoc extends ReviewList {
  readonly id: string;
}

/** Small collections of the backend, told apart by `kind`; the id starts with it. */
export type ReferenceDoc =
  | { readonly id: string; readonly kind: 'attribute'; readonly value: Attribute }
  | { readonly id: string; readonly kind: 'taxRule'; readonly value: TaxRule }
  | { readonly id: string; readonly kind: 'showroom'; readonly value: Showroom }
  | { readonly id: string; readonly kind: 'navigation'; readonly value: Navigation }
  | { readonly id: string; readonly kind: 'settings'; readonly value: CheckoutSettings }
  | { readonly id: string; readonly kind: 'banners'; readonly value: Banners }
  | { readonly id: string; readonly kind: 'urlRewrite'; readonly value: UrlRewrite };

/** A content page or block, or an article of the magazine. */
export interface ContentDoc extends Content {
  readonly id: string;
  readonly kind: 'page' | 'block' | 'article';
}
