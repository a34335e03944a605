import type { StoreView } from '#config/stores.ts';
import type { BuiltFiles } from '../routes/static-files.ts';

const FILE = '/manifest.webmanifest';

/** Where a store view's manifest is: an installed shop opens the one that it was installed from. */
export function manifestPath({ prefix }: Pick<StoreView, 'prefix'>): string {
  return `${prefix}${FILE}`;
}

/** The manifests of store views below the shop's root, from that of the root; none without built files. */
export function storeManifests(files: BuiltFiles | null, stores: readonly StoreView[]): BuiltFiles {
  const own = files?.get(FILE);
  if (!own) return new Map();
  const root = JSON.parse(new TextDecoder().decode(own)) as object;
  const below = stores.filter(({ prefix }) => prefix !== '');
  return new Map(
    below.map((store) => {
      const { prefix } = store;
      const text = JSON.stringify({ ...root, id: prefix, start_url: prefix });
      return [manifestPath(store), new TextEncoder().encode(text)];
    }),
  );
}
