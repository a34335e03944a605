import { type Place, rowsOf } from '../files/read-document.ts';
import { Reading } from '../files/reading.ts';
import { Index, isDisabled } from './index-contents.ts';

/**
 * What is read where products with variants were rejected and simple ones had been left out for them: all but the rejected ones,
 * so that the simple ones are sold by themselves. Nothing where none was left out for nothing.
 */
export function soldAlone(reading: Reading, tried: Reading, accepted: ReadonlySet<Place>): Reading | null {
  const products = reading.documents.filter(({ entity }) => entity === 'product');
  const rejected = products.filter(({ fields, place }) => !accepted.has(place) && !isDisabled(fields));
  if (!rejected.some(({ fields }) => rowsOf(fields['configurable_children']).length > 0)) return null;
  const { simples } = new Index({ products: products.map(({ fields }) => fields), attributes: [], categories: [] });
  const takers = new Set(
    rejected.filter(({ fields }) =>
      rowsOf(fields['configurable_children']).some(({ sku }) => simples.has(String(sku))),
    ),
  );
  if (takers.size === 0) return null;
  const lines = new Set([...takers].map(({ place }) => lineOf(place)));
  const reasons = tried.rejections.slice(reading.rejections.length);
  return new Reading({
    documents: reading.documents.filter((document) => !takers.has(document)),
    rejections: [...reading.rejections, ...reasons.filter((rejection) => lines.has(lineOf(rejection)))],
    assumptions: reading.assumptions,
  });
}

function lineOf({ file, line }: Place): string {
  return `${file}:${line}`;
}
