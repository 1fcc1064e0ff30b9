/** Builds the app: hashed assets, the dashboard preloaded, everything else when it is opened. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from '../../package.json' with { type: 'json' };
import { operationsTable } from './operations-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), operationsTable()],
  define: { __APP_VERSION__: JSON.stringify(project.version) },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
