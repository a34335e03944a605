import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

/** The operator's command as a process of its own (test-hooks: operator's command); other tests ask the server directly. */

const run = promisify(execFile);

test('the command line asks the running shop, prints one document, and fails with words', async ({ shop }) => {
  const command = (...args: string[]) =>
    run(process.execPath, ['dist-test/server/shop.js', ...args], { env: { ...process.env, DATA_DIR: shop.dataDir } });
  const { stdout } = await command('orders', '--json');
  expect(JSON.parse(stdout)).toEqual(await shop.operator('orders'));
  const told = await command('set-stock', articles.boxes.sku, '120');
  expect(told.stdout).toContain(articles.boxes.sku);
  await expect(command('set-stock', 'NO-SUCH-ARTICLE', '1')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('NO-SUCH-ARTICLE'),
  });
});
