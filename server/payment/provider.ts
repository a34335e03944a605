import type { ExternalAddress, ExternalCheckoutOrder } from '#schemas/api/generated/types.gen.ts';

/** Where the provider is, and what the shop shows it; without both the stand-in plays it. */
export interface ProviderSettings {
  readonly url: string;
  readonly secret: string;
}

/** Where an order at the provider stands. */
export type ProviderStatus = 'checkout_incomplete' | 'refused' | 'checkout_complete' | 'cancelled';

/** An order at the provider, as the provider tells it. */
export interface ProviderOrder {
  readonly order_id: string;
  readonly status: ProviderStatus;
  readonly order_amount: number;
  readonly purchase_currency: string;
  readonly html_snippet: string;
  readonly frame_url: string;
  readonly selected_shipping_option?: { readonly id: string } | null;
  readonly billing_address?: ExternalAddress;
  readonly merchant_requested?: { readonly additional_checkboxes?: readonly { id: string; checked: boolean }[] };
  readonly reason?: string | null;
}

/** What the shop tells the provider. */
export interface ProviderRequest {
  /** The shop's own id of the payment: the same one never makes a second order. */
  readonly reference: string;
  readonly method: string;
  readonly order: ExternalCheckoutOrder;
  /** The delivery that was chosen there and is counted in it; one that was chosen since stays the chosen one. */
  readonly counted?: string;
}

/** The provider is away, or does not do what it was asked for. */
export class ProviderFailure extends Error {}

/** The provider says that its order is finished: it is neither changed nor paid again (D53). */
export class ReadOnlyOrder extends ProviderFailure {}

/** The payment provider, as the shop uses it; the stand-in and a real one speak the same protocol. What fails there is a `ProviderFailure`. */
export interface PaymentProvider {
  /** The origin of its pages, which are framed. */
  readonly origin: string;
  create(request: ProviderRequest): Promise<ProviderOrder>;
  update(id: string, request: ProviderRequest): Promise<ProviderOrder>;
  /** `null` where it knows no such order. */
  read(id: string): Promise<ProviderOrder | null>;
  /** Ends an order and gives back what was authorized; nothing happens to one that has ended. */
  cancel(id: string): Promise<void>;
}
