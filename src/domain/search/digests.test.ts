import { expect, test, vi } from 'vitest';
import { rulesDigest } from './digests.ts';
import { languageCodes } from './language.ts';
import { loadLanguage } from './load-language.ts';
import { ProductTexts } from './product-text.ts';

test.each(languageCodes)(
  '%s: the digest of the rules is the same each time, and changes with stems and texts',
  async (code) => {
    const language = await loadLanguage(code);
    const digest = rulesDigest(language);
    expect(rulesDigest({ ...language })).toBe(digest);
    expect(rulesDigest({ ...language, stemOnce: (word) => word })).not.toBe(digest);
    expect(rulesDigest({ ...language, prepositions: new Set(['none']) })).not.toBe(digest);
    vi.spyOn(ProductTexts.prototype, 'of').mockReturnValue({ words: [], nameLength: 0 });
    expect(rulesDigest(language)).not.toBe(digest);
  },
);

test('each language has rules of its own', async () => {
  const digests = await Promise.all(languageCodes.map(async (code) => rulesDigest(await loadLanguage(code))));
  expect(new Set(digests).size).toBe(languageCodes.length);
});
