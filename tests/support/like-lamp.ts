import type { ImportedCatalogue } from '#server/import/imported-catalogue.ts';
import type { WireDocument } from '#server/store/collections.ts';

/** Makes products that are like the lamp of a catalogue but for what is said, each with a number, a sku and an address of its own. */
export function likeLamp({ documents: { products = [] } }: ImportedCatalogue) {
  const { custom_options: _none, ...lamp } = products.find(({ sku }) => sku === 'LAMP')!;
  return (id: number, sku: string, more: object): WireDocument => ({
    ...lamp,
    id,
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    url_path: `stue/${sku.toLowerCase()}`,
    ...more,
  });
}
