import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage.ts';
import { VersionFiles } from './version-files.ts';

const SHELL = '/shell';
const SCRIPT = '/assets/a.js';
const STYLE = '/assets/b.css';

type Texts = Readonly<Record<string, string>>;

/** A version: its files, and the list of them. */
interface Version {
  readonly files: Texts;
  readonly name: string;
}

const old = versionOf({ [SHELL]: 'old shell', [SCRIPT]: 'script', [STYLE]: 'old style' });
const current = versionOf({ [SHELL]: 'shell', [SCRIPT]: 'script', [STYLE]: 'style' });

const foreign = (): Response =>
  new Response('<title>Hotel</title>', { status: 200, headers: { 'content-type': 'text/html' } });
const missing = (): Response => new Response('gone', { status: 404 });
const half = (path: string): Response => new Response(current.files[path]!.slice(0, 3));
const cutOff = (): Response =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) }));
const offline = (): never => {
  throw new TypeError('fetch failed');
};

let storage: MemoryCacheStorage;
let asked: string[];
let network: (path: string, isReload: boolean) => Response;

beforeEach(() => {
  storage = new MemoryCacheStorage();
  asked = [];
  network = serve(current);
});

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function versionOf(files: Texts): Version {
  const list = JSON.stringify(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digest(text)])));
  return { files: { ...files, '/files.json': list }, name: digest(list) };
}

function serve({ files }: Version): (path: string) => Response {
  return (path) => (files[path] === undefined ? missing() : new Response(files[path]));
}

/** The files of a version in a service worker that just started. */
function filesOf({ name }: Version): VersionFiles {
  return new VersionFiles({
    version: name,
    caches: storage.asCaches(),
    fetch: async (path, { cache }) => {
      asked.push(path);
      return network(path, cache === 'reload');
    },
  });
}

const keptOf = ({ name }: Version): Texts => storage.texts(`version-${name}`);

test('all files of a version are kept', async () => {
  await filesOf(current).install();
  expect(keptOf(current)).toEqual(current.files);
});

describe.each([
  ['a foreign page', foreign],
  ['a file that is missing', missing],
  ['half a file', half],
  ['an answer cut short', cutOff],
  ['no network', offline],
])('%s', (_name, answer) => {
  test.each(Object.keys(current.files))(
    'instead of %s: it is not kept, and the others are not fetched again',
    async (bad) => {
      network = (path) => (path === bad ? answer(path) : serve(current)(path));
      await expect(filesOf(current).install()).rejects.toThrow('whole');
      expect(keptOf(current)).not.toHaveProperty([bad]);

      network = serve(current);
      const before = Object.keys(keptOf(current));
      asked = [];
      await filesOf(current).install();
      for (const path of before) expect(asked).not.toContain(path);
      expect(keptOf(current)).toEqual(current.files);
    },
  );
});

test("a bad file in the browser's own cache is fetched past that cache", async () => {
  network = (path, isReload) => (isReload ? serve(current)(path) : foreign());
  await filesOf(current).install();
  expect(keptOf(current)).toEqual(current.files);
});

describe('beside an old version', () => {
  beforeEach(async () => {
    network = serve(old);
    await filesOf(old).install();
    network = serve(current);
    asked = [];
  });

  test('unchanged files are not fetched again', async () => {
    await filesOf(current).install();
    expect(asked).not.toContain(SCRIPT);
    expect(keptOf(current)).toEqual(current.files);
  });

  test('the old version stays whole until the new one is in control (P2)', async () => {
    network = (path) => (path === STYLE ? foreign() : serve(current)(path));
    await expect(filesOf(current).install()).rejects.toThrow(STYLE);
    expect(keptOf(old)).toEqual(old.files);
    network = serve(current);
    await filesOf(current).install();
    expect(keptOf(old)).toEqual(old.files);
    await filesOf(current).dropOthers();
    expect([...storage.kept.keys()]).toEqual([`version-${current.name}`]);
  });
});

test('only the caches of other versions are deleted', async () => {
  const others = ['pictures', 'outbox-journal', 'of another kind'];
  for (const name of [...others, 'workbox-precache-v2-http://shop.test/', 'version-gone'])
    await storage.spoil(name, '/a', 'kept');
  await filesOf(current).install();
  await filesOf(current).dropOthers();
  expect([...storage.kept.keys()]).toEqual([...others, `version-${current.name}`]);
});

test('a full device installs nothing, and still shows what it fetches', async () => {
  storage.isFull = true;
  await expect(filesOf(current).install()).rejects.toThrow('whole');
  expect(await (await filesOf(current).whole(SHELL))?.text()).toBe('shell');
});

test('an installation notices files that were lost while the last ones arrived', async () => {
  network = (path) => {
    // A version between the old one and this one takes over meanwhile.
    if (path === STYLE) storage.kept.delete(`version-${current.name}`);
    return serve(current)(path);
  };
  await expect(filesOf(current).install()).rejects.toThrow(SHELL);
});

describe('kept files', () => {
  beforeEach(async () => {
    await filesOf(current).install();
    asked = [];
  });

  test('are checked before they are shown, and are fetched where they do not match', async () => {
    await storage.spoil(`version-${current.name}`, SHELL, 'another page');
    expect(await (await filesOf(current).whole(SHELL))?.text()).toBe('shell');
    expect(keptOf(current)).toEqual(current.files);
  });

  test('are shown without a network', async () => {
    network = offline;
    expect(await (await filesOf(current).whole(SHELL))?.text()).toBe('shell');
    expect(await (await filesOf(current).find(SCRIPT))?.text()).toBe('script');
  });

  test('that are lost are fetched again', async () => {
    storage.kept.get(`version-${current.name}`)!.delete(SCRIPT);
    expect(await (await filesOf(current).find(SCRIPT))?.text()).toBe('script');
    expect(keptOf(current)).toEqual(current.files);
  });

  test('that do not match any more can be dropped together', async () => {
    await storage.spoil(`version-${current.name}`, SCRIPT, 'half');
    await filesOf(current).dropBroken();
    expect(Object.keys(keptOf(current)).sort()).toEqual(['/files.json', SHELL, STYLE].sort());
  });

  test.each(['/files.json', SHELL])('%s with wrong bytes and without a network is never shown', async (path) => {
    await storage.spoil(`version-${current.name}`, path, '{}');
    network = offline;
    expect(await filesOf(current).whole(SHELL)).toBeNull();
  });
});

test('an unknown file is not answered', async () => {
  await filesOf(current).install();
  asked = [];
  expect(await filesOf(current).find('/assets/of-another-version.js')).toBeNull();
  expect(asked).toEqual([]);
});
