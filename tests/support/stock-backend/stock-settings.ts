import { shortNames } from './compact-product.ts';
import { type IndexContents, indexContents } from './documents.ts';
import type { EngineVersion } from './engine.ts';
import type { TaxSettings } from './product-prices.ts';

/** What an operator of such a backend decides. */
export interface StockSettings {
  readonly index: string;
  readonly version: EngineVersion;
  readonly contents: IndexContents;
  readonly tax: TaxSettings;
  /** Short names of fields in compact answers. */
  readonly names: Readonly<Record<string, string>>;
}

/** The project as it is installed, with a small catalogue. */
export const stockDefaults: StockSettings = {
  index: 'vue_storefront_catalog',
  version: 7,
  contents: indexContents,
  tax: { isCounted: true, country: 'NO' },
  names: shortNames,
};
