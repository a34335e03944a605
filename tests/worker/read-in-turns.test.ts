import { expect, test } from 'vitest';
import { defaultStoreView } from '#config/stores.ts';
import { TestDevice } from '#tests/support/device.ts';
import { Catalogue } from '#worker/catalogue/catalogue.ts';
import type { ContentDoc } from '#worker/documents/catalogue-documents.ts';
import { readAll, readInTurns } from '#worker/replication/read-all.ts';

test.each([0, 2, 3, 7])(
  '%i stored documents are read three at a time, each once, in the order of their ids',
  async (stored) => {
    const device = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) });
    const catalogue = await Catalogue.open(device.openTab().ports, defaultStoreView.code, () => Date.now());
    try {
      const { content } = catalogue.database.collections;
      const ids = Array.from({ length: stored }, (_, index) => `page-${index}`);
      await content.bulkInsert(ids.toReversed().map(pageNamed));
      // What was removed is stored on, and not read.
      await content.insert(pageNamed('page-00'));
      await content.findOne('page-00').remove();
      const turns: (readonly ContentDoc[])[] = [];
      for await (const turn of readInTurns(content, 3)) turns.push(turn);
      expect(turns.flat().map(({ id }) => id)).toEqual(ids);
      expect(turns.flat()).toEqual(await readAll(content));
      expect(Math.max(...turns.map(({ length }) => length))).toBeLessThanOrEqual(3);
    } finally {
      await catalogue.close();
    }
  },
);

function pageNamed(id: string): ContentDoc {
  return { id, kind: 'page', identifier: id, title: id, html: '', translations: {} };
}
