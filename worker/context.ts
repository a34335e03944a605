import type { StoreView } from '#config/stores.ts';
import type { Catalogue } from './catalogue.ts';
import type { Connection } from './http/connection.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { CartName } from './outbox/cart-record.ts';
import type { WorkerPorts } from './ports.ts';
import type { Demand } from './replication/demand.ts';
import type { LiveOffers } from './replication/live-offers.ts';
import type { Pace } from './replication/pace.ts';
import type { Shopper } from './shopper.ts';

/** What queries and commands work with: everything of one store view on this device. */
export interface WorkerContext {
  readonly ports: WorkerPorts;
  readonly store: StoreView;
  readonly locale: string;
  readonly cart: CartName;
  readonly catalogue: Catalogue;
  readonly shopper: Shopper;
  readonly connection: Connection;
  readonly demand: Demand;
  readonly liveOffers: LiveOffers;
  readonly outbox: Outbox;
  readonly pace: Pace;
  /** Frees room that may be freed: pictures, catalogue details, index; never the shopper's own (D8). */
  readonly purge: () => Promise<void>;
}
