/** Lists the app's files for the service worker and derives the cache version from their content. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const worker = 'service-worker.js';
/** Copied unchanged, so the bundle does not list them. */
const publicFiles = ['/icon.svg', '/manifest.webmanifest'];

/** The map renderer is larger than all other files together. Phones cache it on first use. */
const onUse = /\/(basemap|maplibre-gl)[\w.-]*$/;

export function serviceWorkerShell(): Plugin {
  return {
    name: 'sheaf-service-worker',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const names = Object.keys(bundle)
        .filter((name) => name !== worker && name !== 'index.html')
        .sort();
      for (const name of [...names, 'index.html']) {
        const file = bundle[name];
        if (!file) continue;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const paths = names.map((name) => `/${name}`);
      const files = ['/', ...paths.filter((path) => !onUse.test(path)), ...publicFiles];
      const later = paths.filter((path) => onUse.test(path));
      const shell = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files, later });
      const chunk = bundle[worker];
      if (chunk?.type !== 'chunk' || !chunk.code.includes('__SHELL__'))
        throw new Error('the service worker was not built');
      // A worker with imports is a module worker, which browsers register differently.
      if (chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
        throw new Error(`the service worker must stand alone, not import ${chunk.imports.join(', ')}`);
      chunk.code = chunk.code.replace('__SHELL__', shell);
    },
  };
}
