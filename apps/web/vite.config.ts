/** Builds the app with hashed assets: the dashboard is preloaded, other screens are loaded on demand. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from '../../package.json' with { type: 'json' };
import { firstChunk, homeModule, phraseChunk, sharedChunks } from './chunk-plan.ts';
import { firstPaint } from './first-paint-plugin.ts';
import { nativeTemporal } from './native-temporal-plugin.ts';
import { operationsTable } from './operations-plugin.ts';
import { preloadApp } from './preload-app-plugin.ts';
import { screenFiles } from './screen-files-plugin.ts';
import { serviceWorkerShell } from './service-worker-plugin.ts';
import { buildTargets } from './supported-browsers.ts';
import { supportedNames } from './supported-names-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    nativeTemporal(),
    operationsTable(),
    firstPaint(),
    preloadApp(),
    serviceWorkerShell(),
    supportedNames(),
    screenFiles(),
  ],
  define: { __APP_VERSION__: JSON.stringify(project.version) },
  build: {
    target: buildTargets,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The map renderer has about 1 MB and loads only with a map.
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      input: {
        app: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
      },
      output: {
        // The first paint needs two or three files: many small ones compress worse and queue for connections.
        codeSplitting: {
          groups: [
            // A chunk of its own, so that it stays cached across versions of the app. React creates errors
            // while it starts, for which a browser with open developer tools reads the whole file again.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            // Includes the modules that the bootstrap script shares with other screens, since its own file is
            // inlined, and those that the sign-in page shares with other screens.
            { name: firstChunk(), debugName: 'first' },
            // The frame and the dashboard, which the sign-in page does not need, with what they share with screens.
            { name: 'home', test: homeModule },
            // Before the map renderer, which would absorb the modules that it shares with every screen.
            {
              name: 'themed',
              test: /web\/src\/ui\/themed\.tsx$|node_modules\/@mantine\/(core\/esm\/(core|components\/(Button|CloseButton|Loader|UnstyledButton))|hooks)\//,
            },
            {
              name: 'basemap',
              test: /node_modules\/(maplibre-gl|pmtiles)\//,
            },
            {
              name: 'fields',
              test: /node_modules\/@mantine\/core\/esm\/components\/(Input|InlineInput|InputBase|TextInput|Textarea|NativeSelect|Switch|Checkbox|Radio)\//,
            },
            {
              name: 'sheet',
              test: /node_modules\/@mantine\/core\/esm\/components\/(Drawer|Modal|ModalBase|ScrollArea|Overlay|Paper)\//,
            },
            { name: phraseChunk, debugName: 'phrases' },
            { name: sharedChunks(), debugName: 'shared', includeDependenciesRecursively: false },
          ],
        },
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
