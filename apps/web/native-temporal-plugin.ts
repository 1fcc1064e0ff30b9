/** Replaces the polyfill of Temporal by a file that loads it only in a browser without Temporal (decision 190). */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const replacement = join(import.meta.dirname, 'src/platform/temporal.ts');

export const nativeTemporal = (): Plugin => ({
  name: 'native-temporal',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'temporal-polyfill' && importer !== replacement ? replacement : undefined,
});
