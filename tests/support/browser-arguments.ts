/**
 * Features that Chromium has to disable. If the list is given several times, the last one counts, so it repeats the
 * features that Playwright disables and tests rely on.
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
  // Even without a screen, each window renders the list below its address bar: two pages of Chromium's own, which take
  // more time than a page of the shop.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments for Chromium where it has no sandbox, no GPU and no access to the internet. */
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
