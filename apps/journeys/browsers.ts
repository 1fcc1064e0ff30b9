/** Which browser walks the journeys. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));

/**
 * Comes with the packages and is unpacked among them by the first `npm test`. It has no windows, menus and profiles around the pages,
 * which were a fifth of what the journeys compute, and was compiled for speed: what Debian has takes a quarter more for the same pages.
 */
export const packaged = { folder: join(packages, 'unpacked'), file: join(packages, 'unpacked/chromium') };

/** Of the system; the only one that shows notifications. */
export const whole = '/usr/bin/chromium';

/** The first that is there; where there is none, Playwright's own. */
export const firstOf = (...files: string[]): { executablePath?: string } => {
  const file = files.find((path) => existsSync(path));
  return file ? { executablePath: file } : {};
};
