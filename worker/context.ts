import type { BehaviorSubject } from 'rxjs';
import type { StoreView } from '#config/stores.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Connection } from './http/connection.ts';
import type { ShopApi } from './http/shop-api.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { CartName } from './outbox/cart-name.ts';
import type { StoreName } from './storage/open-stores.ts';
import type { PictureKeeper } from './pictures/picture-keeper.ts';
import type { WorkerPorts } from './ports.ts';
import type { Demand } from './replication/demand.ts';
import type { LiveOffers } from './replication/live-offers.ts';
import type { Pace } from './replication/pace.ts';
import type { SessionWatch } from './session/session-watch.ts';
import type { StorageSpace } from './storage/storage-space.ts';
import type { Shopper } from './shopper/shopper.ts';

/** What queries and commands work with: everything of one store view on this device. */
export interface WorkerContext {
  readonly ports: WorkerPorts;
  /** Stores that do not open: what goes there is gone with the tab (P6, decision 035). */
  readonly lost: ReadonlySet<StoreName>;
  readonly store: StoreView;
  readonly locale: string;
  /** The cart of who uses the device, and with it their name: each of them has a context of their own. */
  readonly cart: CartName;
  readonly session: SessionWatch;
  readonly catalogue: Catalogue;
  readonly shopper: Shopper;
  /** Reads from the shop what nobody replicates. */
  readonly api: ShopApi;
  readonly connection: Connection;
  readonly demand: Demand;
  readonly liveOffers: LiveOffers;
  readonly outbox: Outbox;
  readonly pace: Pace;
  readonly pictures: PictureKeeper;
  readonly space: StorageSpace;
  /** A write found the device full: what may be fetched again gives way, never the shopper's own (D8). */
  readonly makeSpace: () => Promise<void>;
  /** Metered connections and Save-Data bring neither details nor pictures that are not on the screen. */
  readonly isMetered$: BehaviorSubject<boolean>;
  /** Its shop has a stock backend (decision 085). */
  readonly isStock: boolean;
}
