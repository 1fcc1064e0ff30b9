/** Journeys: a person on a phone does one real thing from start to end, on the built app and a real server. */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { firstOf, packaged, whole } from './browsers.ts';

const artifacts = join(import.meta.dirname, '../../artifacts');

/** The last list counts, so that of Playwright (`chromiumSwitches.ts`) stands here too. */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // The suggestions of the address bar are two web pages that nobody sees, loaded for each phone: a second of a processor.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A process made ready for a next page, which most journeys never open: seven of nineteen processes.
  'SpareRendererForSitePerProcess',
];

const args = [
  '--no-sandbox',
  // Maps are drawn without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are put together without one too; through SwiftShader that is what takes most of the time.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join()}`,
];

/** They need a notification that is shown, which the packaged browser leaves out. */
const needWhole = 'push.journey.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './start-server.ts',
  outputDir: join(artifacts, 'journeys'),
  forbidOnly: true,
  fullyParallel: true,
  // A person waits more than their phone computes, so three of them fill two processors.
  workers: 3,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(artifacts, 'journeys.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Drawn without a graphics card, four times the points take four times as long.
    deviceScaleFactor: 1,
    isMobile: true,
    // Each new phone would take the whole app into its store; journeys that need it there allow it.
    serviceWorkers: 'block',
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Hobart',
    screenshot: 'only-on-failure',
    // To follow one that failed step by step: `npx playwright test --config apps/journeys/playwright.config.ts --trace on NAME`.
    // Always on, it costs a sixth of the time.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: needWhole,
      use: { launchOptions: { ...firstOf(packaged.file, whole), args } },
    },
    {
      name: 'whole browser',
      testMatch: needWhole,
      use: { channel: 'chromium', launchOptions: { ...firstOf(whole), args } },
    },
  ],
});
