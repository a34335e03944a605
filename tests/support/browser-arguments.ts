/**
 * What Chromium is not to do. Of several lists the last one counts, so what Playwright turns off, and tests rest on, is
 * repeated here.
 */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Without a screen as well, each window draws the list that opens below an address bar: two pages of Chromium's own,
  // which cost more than a page of the shop.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How Chromium is started where its sandbox, a GPU or the wide network are not there. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
