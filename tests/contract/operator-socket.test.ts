import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandOutcome } from '#server/cli/command-outcome.ts';
import { withWholePath } from '#server/cli/commands.ts';
import { askRunningServer, OperatorSocket, socketPath } from '#server/cli/operator-socket.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';

let shop: ContractShop;
let folder: string;

beforeAll(async () => {
  shop = await ContractShop.open();
});

afterAll(() => shop.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-operator-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const send = (text: string): Promise<CommandOutcome> =>
  new Promise((done, reject) => {
    const call = request({ socketPath: socketPath(folder), method: 'POST' }, (answer) => {
      let received = '';
      answer.on('data', (chunk: Buffer) => (received += chunk.toString()));
      answer.on('end', () => done(JSON.parse(received) as CommandOutcome));
    });
    call.on('error', reject);
    call.end(text);
  });

describe('the operator’s socket', () => {
  test('carries commands to the running server', async () => {
    const socket = await OperatorSocket.hold(folder);
    socket.serve(shop.server.database);
    expect(await askRunningServer(folder, ['set-stock', 'LAMP', '3'])).toMatchObject({ ok: true });
    expect(await shop.done('checkStock', { query: { sku: 'LAMP' } })).toMatchObject({ qty: 3 });
    expect(await askRunningServer(join(folder, 'elsewhere'), ['orders'])).toBeNull();
    await socket.release();
  });

  test('survives requests that are no command', async () => {
    const socket = await OperatorSocket.hold(folder);
    socket.serve(shop.server.database);
    for (const text of ['', '{', 'null', '7', '"orders"', '[1]', '{"a":1}', '[["orders"]]']) {
      expect(await send(text), text).toMatchObject({ ok: false });
    }
    expect(await send('["carts"]')).toMatchObject({ ok: true });
    await socket.release();
  });

  test('a command that comes while the database opens waits for it', async () => {
    const socket = await OperatorSocket.hold(folder);
    const outcome = askRunningServer(folder, ['set-stock', 'LAMP', '4']);
    expect(await Promise.race([outcome, new Promise((done) => void setTimeout(done, 50, 'waits'))])).toBe('waits');
    socket.serve(shop.server.database);
    expect(await outcome).toMatchObject({ ok: true });
    await socket.release();
  });

  test('says how far a long command is before it answers', async () => {
    const socket = await OperatorSocket.hold(folder);
    socket.serve(shop.server.database);
    const product = { id: 970, sku: 'PICTURED', name: 'Bilde', price_incl_tax: 1, stock: 1, image: 'no.webp' };
    writeFileSync(join(folder, 'one.json'), JSON.stringify(product));
    const said: string[] = [];
    const outcome = await askRunningServer(
      folder,
      ['import', join(folder, 'one.json')],
      (text) => void said.push(text),
    );
    expect(outcome).toMatchObject({
      ok: true,
      document: { warnings: ['1 picture could not be taken. The first: no.webp: there is no such file.'] },
    });
    expect(said).toEqual([`Pictures [${'#'.repeat(30)}] 1 of 1`]);
    await socket.release();
  });

  test('one process at a time works on a folder', async () => {
    const socket = await OperatorSocket.hold(folder);
    await expect(OperatorSocket.hold(folder)).rejects.toThrow(`a shop is running on ${folder} already`);
    await socket.release();
    await (await OperatorSocket.hold(folder)).release();
  });

  test('a folder whose process was killed can be used again', async () => {
    const killed = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', killed, socketPath(folder)]);
    const socket = await OperatorSocket.hold(folder);
    socket.serve(shop.server.database);
    expect(await askRunningServer(folder, ['carts'])).toMatchObject({ ok: true });
    await socket.release();
  });
});

test.each([
  ['import sofas', `import ${resolve('sofas')}`],
  ['import --json sofas', `import --json ${resolve('sofas')}`],
  ['import --format ndjson sofas --store bmno', `import --format ndjson ${resolve('sofas')} --store bmno`],
  ['import /sofas', 'import /sofas'],
  ['import', 'import'],
  [
    'import sofas --map m.json --pictures none',
    `import ${resolve('sofas')} --map ${resolve('m.json')} --pictures none`,
  ],
  ['import sofas --map=m.json', `import ${resolve('sofas')} --map=${resolve('m.json')}`],
  ['import sofas --pictures https://a.test/m', `import ${resolve('sofas')} --pictures https://a.test/m`],
  ['import --pictures p sofas', `import --pictures ${resolve('p')} ${resolve('sofas')}`],
  ['set-stock sofas 3', 'set-stock sofas 3'],
  // An empty path stays one, and is refused.
  ['import ', 'import '],
])('%s makes the path of an import absolute', (command, whole) => {
  expect(withWholePath(command.split(' ')).join(' ')).toBe(whole);
});
