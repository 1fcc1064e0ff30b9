/** Chooses the browser of the journeys. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/**
 * Installed with the packages and unpacked by the first `npm test`. Without windows, menus and profiles
 * around the pages, which took a fifth of the journeys' processor time, and compiled for speed: Debian's
 * Chromium takes a quarter more for the same pages.
 */
export const packaged = { folder: join(packages, 'unpacked'), file: join(packages, 'unpacked/chromium') };

/** Chromium of the system; the only one that shows notifications. */
export const whole = '/usr/bin/chromium';

/** The first existing file; without any, Playwright's own browser. */
export const firstOf = (...files: string[]): { executablePath?: string } => {
  const file = files.find((path) => existsSync(path));
  return file ? { executablePath: file } : {};
};
