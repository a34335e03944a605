import { rowsOf } from './files/read-document.ts';
import type { Collection, WireDocument } from '../store/collections.ts';
import type { ImportedCatalogue, Rejection } from './imported-catalogue.ts';

/** Collects documents of one or more files; the first of two with the same id or sku stays. */
export class Gathering {
  private readonly documents: Partial<Record<Collection, WireDocument[]>> = {};
  private readonly seen = new Set<string>();
  private readonly rejections: Rejection[];
  private readonly places = new WeakMap<WireDocument, Pick<Rejection, 'file' | 'line'>>();

  constructor(rejections: Rejection[]) {
    this.rejections = rejections;
  }

  /** Takes a document; says whether it stays. */
  add(collection: Collection, document: WireDocument, { file, line }: { file: string; line: number }): boolean {
    const idKey = `${collection}/id/${document.id}`;
    const skus = collection === 'products' ? skusOf(document) : [];
    const taken = skus.find((sku) => this.seen.has(skuKey(sku)));
    if (this.seen.has(idKey))
      this.reject({ file, line, reason: `the id ${document.id} is there twice in ${collection}` });
    else if (taken !== undefined) this.reject({ file, line, reason: `the sku ${taken} is there twice` });
    else {
      for (const key of [idKey, ...skus.map(skuKey)]) this.seen.add(key);
      (this.documents[collection] ??= []).push(document);
      this.places.set(document, { file, line });
      return true;
    }
    return false;
  }

  reject(rejection: Rejection): void {
    this.rejections.push(rejection);
  }

  catalogue(): ImportedCatalogue {
    const placeOf = (document: WireDocument) => this.places.get(document);
    return { documents: this.documents, rejections: this.rejections, placeOf };
  }
}

/** The skus of a product and its variants; a variant may have that of its product. */
function skusOf(product: WireDocument): string[] {
  return [product, ...rowsOf(product['configurable_children'])].map(({ sku }) => String(sku));
}

const skuKey = (sku: string): string => `sku/${sku}`;
