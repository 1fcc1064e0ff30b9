/**
 * Journeys: end-to-end tests in which a person on a phone does one real thing, on the built app and a real
 * server.
 */
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { firstOf, packaged, whole } from './browsers.ts';

const artifacts = join(import.meta.dirname, '../../artifacts');

/**
 * Only the last `--disable-features` applies, so Playwright's own list (`chromiumSwitches.ts`) is repeated
 * here.
 */
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
  // The suggestions of the address bar are two invisible web pages per phone, which take a second of
  // processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // A spare process for the next page, which most journeys never open: seven of nineteen processes.
  'SpareRendererForSitePerProcess',
];

const args = [
  '--no-sandbox',
  // Maps are rendered without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Pages are composited without it too; compositing through SwiftShader takes most of the time.
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join()}`,
];

/** Need a visible notification, which the packaged browser does not support. */
const needWhole = 'push.journey.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './start-server.ts',
  outputDir: join(artifacts, 'journeys'),
  forbidOnly: true,
  fullyParallel: true,
  // A person waits more than their phone computes, so three of them use two processors fully.
  workers: 3,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(artifacts, 'journeys.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // Software rendering of four times as many pixels takes four times as long.
    deviceScaleFactor: 1,
    isMobile: true,
    // Each new phone would download the whole app into its cache; journeys that need a service worker allow
    // it.
    serviceWorkers: 'block',
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Hobart',
    screenshot: 'only-on-failure',
    // To follow a failed journey step by step: `npx playwright test --config
    // apps/journeys/playwright.config.ts --trace on NAME`. Always on, it costs a sixth of the time.
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
