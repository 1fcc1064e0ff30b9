/**
 * The engines in which the journeys of all engines run. Firefox and WebKitGTK are those of the system
 * (`apt-get install firefox-esr webkit2gtk-driver xvfb`).
 */
import { existsSync, globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { firstOf, packaged, whole } from '../browsers.ts';
import type { EnginePage } from './engine-page.ts';
import { openFirefoxPage } from './firefox-page.ts';
import { openPlaywrightPage } from './playwright-page.ts';
import { openWebkitPage } from './webkit-page.ts';

export interface Engine {
  name: string;
  /** Packages of Debian that install it. */
  packages: string;
  /** Undefined if it is not installed. */
  open: (() => Promise<EnginePage>) | undefined;
}

const firefoxFile = '/usr/bin/firefox-esr';

const webkitFiles = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: globSync('/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser')[0] ?? '',
  display: '/usr/bin/Xvfb',
};

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: 'chromium',
    open: () => openPlaywrightPage(chromium, { ...firstOf(packaged.file, whole), args: ['--no-sandbox'] }),
  },
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    open: existsSync(firefoxFile) ? () => openFirefoxPage(firefoxFile) : undefined,
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    open: Object.values(webkitFiles).every((file) => existsSync(file))
      ? () => openWebkitPage(webkitFiles)
      : undefined,
  },
];

/** A sentence for each engine that is not installed. */
export const missingEngines = (): string[] =>
  engines
    .filter(({ open }) => open === undefined)
    .map(
      ({ name, packages }) =>
        `${name} is not installed: its journeys did not run (apt-get install ${packages}).`,
    );
