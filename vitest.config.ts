/** Three kinds of tests: rules without anything, the server on a real PostgreSQL, the web on jsdom. */
import { defineConfig } from 'vitest/config';
import { operationsTable } from './apps/web/operations-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          testTimeout: 20_000,
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: ['tools/faults/*.test.ts', 'tools/new-domain/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          // By itself, because it runs the rules and the screens of a copy.
          name: 'new domain',
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: ['tools/new-domain/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [operationsTable()],
        define: { __APP_VERSION__: JSON.stringify('test') },
        test: {
          name: 'faults',
          include: ['tools/faults/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/platform/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/platform/testing/cluster-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          pool: 'forks',
          maxWorkers: 2,
          // A query sent while its client is busy, above all, which the next driver no longer takes.
          execArgv: ['--throw-deprecation'],
        },
      },
      {
        plugins: [operationsTable()],
        define: { __APP_VERSION__: JSON.stringify('test') },
        test: {
          name: 'web',
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/platform/testing/setup.ts'],
        },
      },
    ],
  },
});
