import type { Collection, WireDocument } from '../store/collections.ts';
import type { ImportedCatalogue, Rejection } from './imported-catalogue.ts';

/** Collects documents of one or more files; the first of two with the same id stays. */
export class Gathering {
  private readonly documents: Partial<Record<Collection, WireDocument[]>> = {};
  private readonly seen = new Set<string>();
  private readonly rejections: Rejection[];
  private readonly places = new WeakMap<WireDocument, Pick<Rejection, 'file' | 'line'>>();

  constructor(rejections: Rejection[]) {
    this.rejections = rejections;
  }

  add(collection: Collection, document: WireDocument, { file, line }: { file: string; line: number }): void {
    const sku = collection === 'products' ? String(document['sku']) : null;
    const idKey = `${collection}/id/${document.id}`;
    const skuKey = `${collection}/sku/${sku}`;
    if (this.seen.has(idKey))
      this.reject({ file, line, reason: `the id ${document.id} is there twice in ${collection}` });
    else if (sku !== null && this.seen.has(skuKey))
      this.reject({ file, line, reason: `the sku ${sku} is there twice` });
    else {
      this.seen.add(idKey).add(skuKey);
      (this.documents[collection] ??= []).push(document);
      this.places.set(document, { file, line });
    }
  }

  reject(rejection: Rejection): void {
    this.rejections.push(rejection);
  }

  catalogue(): ImportedCatalogue {
    const placeOf = (document: WireDocument) => this.places.get(document);
    return { documents: this.documents, rejections: this.rejections, placeOf };
  }
}
