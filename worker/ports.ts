import type { SearchProviderSettings } from '#config/search-provider.ts';
import type { StoragePorts } from './storage/database.ts';
import type { OutboxTools } from './outbox/holding.ts';
import type { OutboxPorts } from './outbox/ports.ts';
import type { IndexStore } from './catalogue-index/index-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import type { OpenBackend } from './replication/backend.ts';

/** All that the worker needs of the platform; tests give memory versions. */
export interface WorkerPorts extends OutboxPorts, StoragePorts {
  readonly openIndexStore: (name: string) => Promise<IndexStore>;
  /** What asks the shop's backend about its catalogue; `stock` is what the page says where it is a stock one. */
  readonly loadBackend: (stock: string | undefined, storeCode: string) => Promise<OpenBackend>;
  /** Who answers searches beside the device, where that is another one than the shop's configuration says. */
  readonly searchProvider?: SearchProviderSettings;
  readonly pictures: PictureStore;
  /** Room that is left for this shop as the browser tells it, in bytes; `null` where it does not. */
  readonly freeBytes: () => Promise<number | null>;
  /** Whether so much can be written now. */
  readonly hasSpaceFor: (bytes: number) => Promise<boolean>;
  /** Lets go what earlier versions have left of the catalogue. */
  readonly dropOldCatalogues: () => Promise<void>;
  readonly finishSession: OutboxTools['ports']['finishSession'];
  /** Stops a realm at a labelled place; nothing outside tests (reliability row 1). */
  readonly crashPoint: (label: string) => void | Promise<void>;
}
