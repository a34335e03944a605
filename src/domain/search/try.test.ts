import { test } from 'vitest';
import { demoCatalogue } from '#server/demo/demo-catalogue.ts';
import { summaryFromWire } from '#domain/wire/product.ts';
import { attributeFromWire, categoryFromWire } from '#domain/wire/references.ts';
import { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { loadLanguage } from './language.ts';
import { ProductTexts } from './product-text.ts';
import { NamedOptions } from './named-options.ts';
import { SearchIndex } from './search-index.ts';

test('try', async () => {
  const documents = demoCatalogue() as any;
  const products = documents.products.map((d: any) => summaryFromWire(d));
  const categories = documents.categories.map((d: any) => categoryFromWire(d));
  const attributes = new Map(documents.attributes.map((d: any) => attributeFromWire(d)).map((a: any) => [a.code, a])) as any;
  const catalogue = new CatalogueIndex('bmno');
  catalogue.put(products, new Map(), Date.now());
  for (const [locale, queries] of Object.entries({
    'nb-NO': ['hjørnesofa grå', 'spisebord eik 180', 'utesofa', 'sofa 3 seter', 'NORDVIK-2', 'hjornesoffa', 'sofa', 'sofabord', 'treseter', 'seng 180x200', 'sofa under 10000', 'stoler', 'tvbenk', 'hjørne sofa', 'rosa elefant', 'spisebrod', 'lampe', 'teppe 200x300', 'skap'],
    'sv-SE': ['hörnsoffa', 'matbord ek', 'soffor', 'trädgårdsmöbler'], 'fi-FI': ['kulmasohva', 'ruokapöytä', 'sängyt', 'tuolit', 'poyta'], 'da-DK': ['havestole', 'spisebord'], 'en-US': ['grey corner sofa', 'chairs', 'shelves'],
  })) {
    const language = await loadLanguage(locale);
    const index = new SearchIndex(language);
    const texts = new ProductTexts({ language, locale, categories, attributes });
    const t = performance.now();
    index.put(products, texts);
    console.log(locale, products.length, 'built', Math.round(performance.now() - t), 'ms', index.texts.vocabulary.words.length, 'words');
    const options = new NamedOptions(language, locale, attributes);
    for (const text of queries) {
      const s = performance.now();
      const found = index.search({ text, isTyping: false, hidesOutOfStock: false }, options, { columns: catalogue.columns, relevance: catalogue.orderOf('relevance') });
      const ms = performance.now() - s;
      const names = [...found.order].slice(0, 6).map((o) => { const p = products.find((x: any) => x.id === catalogue.columns.ids[o])!; return p.translations[locale]?.name ?? p.name; });
      console.log(`«${text}» ${found.order.length}${found.isNearest ? ' NEAREST' : ''} ${found.corrected ?? ''} ${found.understood.map((u) => `${u.code}=${u.value}`).join(' ')} ${ms.toFixed(1)}ms\n    ${names.join(' | ')}`);
    }
  }
});
