import { readFileSync } from 'node:fs';

/** An answer of a stock vue-storefront-api (`tests/fixtures/storefront-api/README.md`). */
export function recorded<T = unknown>(name: string): T {
  return JSON.parse(readFileSync(`tests/fixtures/storefront-api/${name}.json`, 'utf8')) as T;
}
