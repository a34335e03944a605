import { describe, expect, test } from 'vitest';
import {
  isAppleHandheld,
  quickLookAddress,
  modelViewerOf,
  sceneViewerIntent,
  sizeInMetres,
} from './augmented-reality.ts';

const android = (version: number, browser = 'Chrome/142.0.0.0 Mobile Safari/537.36'): string =>
  `Mozilla/5.0 (Linux; Android ${version}; K) AppleWebKit/537.36 (KHTML, like Gecko) ${browser}`;
const iphone = (version: string, browser = 'Version/17.0'): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const both = { glb: '/models/A.glb', usdz: '/models/A.usdz' };

describe('the viewer of a device (spec 9: iOS 11 or Android 8)', () => {
  test.each([
    ['Android 10', android(10), 5, both, 'sceneViewer'],
    ['Android 8', android(8), 5, both, 'sceneViewer'],
    ['Android 7', android(7), 5, both, null],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 5, both, null],
    ['glasses', android(12, 'OculusBrowser/33.0 Chrome/126.0.0.0 VR Safari/537.36'), 5, both, null],
    ['Android without a file for it', android(10), 5, { ...both, glb: null }, null],
    ['a page within another app of an iPhone', iphone('17_2'), 5, both, null],
    ['Chrome on an iPhone', iphone('17_2', 'CriOS/142.0.0.0'), 5, both, 'quickLook'],
    ['Chrome on an iPhone without a file for it', iphone('17_2', 'CriOS/142.0'), 5, { ...both, usdz: null }, null],
    ['Chrome on an old iPhone', iphone('10_3_4', 'CriOS/71.0'), 5, both, null],
    ['Chrome on an iPad that says it is a Mac', `${mac} CriOS/142.0`, 5, both, 'quickLook'],
    ['a Mac', mac, 0, both, null],
    ['Windows with a touch screen', windows, 10, both, null],
  ])('%s', (_name, userAgent, maxTouchPoints, models, viewer) => {
    expect(modelViewerOf({ userAgent, maxTouchPoints, hasModelLinks: false }, models)).toBe(viewer);
  });

  test.each([
    ['an iPhone', iphone('17_2_1'), both, 'quickLook'],
    ['an iPhone without a file for it', iphone('17_2'), { ...both, usdz: null }, null],
    ['an iPad that says it is a Mac', mac, both, 'quickLook'],
  ])('%s that says it has links to models', (_name, userAgent, models, viewer) => {
    expect(modelViewerOf({ userAgent, maxTouchPoints: 5, hasModelLinks: true }, models)).toBe(viewer);
  });

  test.each([
    [iphone('17_2'), 5, true],
    [mac, 5, true],
    [mac, 0, false],
    [android(10), 5, false],
  ])('iPhone or iPad: %s with %d fingers is one: %s', (userAgent, maxTouchPoints, isOne) => {
    expect(isAppleHandheld({ userAgent, maxTouchPoints })).toBe(isOne);
  });
});

test('the intent has the file, the page to return to and a fallback page, and forbids resizing', () => {
  const link = 'https://stua.example/p/A/a?x=1&y=2';
  const intent = sceneViewerIntent({ file: 'https://stua.example/media/models/A.glb', link, title: 'Åre & Ør, blå;' });
  const [, query = '', fragment = ''] = /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?([^#]+)#(.+)$/.exec(
    intent,
  )!;
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: 'https://stua.example/media/models/A.glb',
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Åre & Ør, blå;',
    link,
  });
  expect(fragment.split(';')).toEqual([
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(link)}`,
    'end',
    '',
  ]);
});

test('Quick Look forbids resizing too', () => {
  expect(quickLookAddress('https://stua.example/media/models/A.usdz', 'https://stua.example/p/A/a')).toBe(
    'https://stua.example/media/models/A.usdz#allowsContentScaling=0&canonicalWebPageURL=https%3A%2F%2Fstua.example%2Fp%2FA%2Fa',
  );
});

test.each([
  [
    'all sides',
    [
      ['product_width', 214],
      ['product_depth', 92.5],
      ['product_height', 83],
    ],
    [2.14, 0.925, 0.83],
  ],
  [
    'a table',
    [
      ['product_width', 180],
      ['product_table_height', 74],
    ],
    [1.8, null, 0.74],
  ],
  [
    'nothing',
    [
      ['weight', 12],
      ['product_width', 0],
    ],
    [null, null, null],
  ],
] as const)('the size in metres of %s', (_name, fields, [width, depth, height]) => {
  const measures = fields.map(([field, value]) => ({ field, value }));
  expect(sizeInMetres(measures)).toEqual({ width, depth, height });
});
