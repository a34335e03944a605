import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueTiers } from './pulls.ts';

/** Writes a document that was asked for as its pulls would, a product in both its forms; false where it cannot be read. */
export async function keepDocument(catalogue: Catalogue, collection: string, document: unknown): Promise<boolean> {
  const pulls = catalogueTiers(catalogue.writers)
    .flat()
    .filter((pull) => pull.collection === collection);
  const refused = await Promise.all(pulls.map((pull) => pull.write([document], [])));
  return refused.flat().length === 0;
}
