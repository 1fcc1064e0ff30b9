/** Builds the app: hashed assets, the dashboard preloaded, everything else when it is opened. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from '../../package.json' with { type: 'json' };
import { firstPaint } from './first-paint-plugin.ts';
import { operationsTable } from './operations-plugin.ts';
import { preloadApp } from './preload-app-plugin.ts';
import { serviceWorkerShell } from './service-worker-plugin.ts';
import { buildTargets } from './supported-browsers.ts';
import { supportedNames } from './supported-names-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), operationsTable(), firstPaint(), preloadApp(), serviceWorkerShell(), supportedNames()],
  define: { __APP_VERSION__: JSON.stringify(project.version) },
  build: {
    target: buildTargets,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The drawing of maps has a megabyte, and comes only with a map.
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      input: {
        app: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
      },
      output: {
        // What the first paint needs is two files: many small ones pack worse and wait in line.
        codeSplitting: {
          groups: [
            // By itself, so that the browser still has it when the app has a new version. React makes errors while it starts, for
            // which a browser with open tools reads the whole file around it once more.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // With what the early script shares with other screens, since its own file is not kept.
            {
              name: 'first',
              test: /web\/src\/(main\.tsx|platform\/(color-scheme|page-read|text-size)\.ts)$|vite\/preload-helper/,
            },
            // Before the drawing of maps, which would take along what it shares with every screen.
            {
              name: 'themed',
              test: /web\/src\/ui\/themed\.tsx$|node_modules\/@mantine\/(core\/esm\/core|hooks)\//,
            },
            {
              name: 'basemap',
              test: /web\/src\/ui\/basemap\.tsx$|node_modules\/(maplibre-gl|pmtiles)\//,
            },
          ],
        },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
