/**
 * Three kinds of tests: rules without anything, the server on a real PostgreSQL, the web on jsdom. The files of a kind share their
 * modules (`isolate: false`), which halves what they cost; nothing is mocked, so a file has only its own state to put back.
 */
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { moments, plantingSuites } from './apps/server/src/platform/testing/moments.ts';
import { operationsTable } from './apps/web/operations-plugin.ts';
import { isWholeRing } from './packages/rules/src/testing/ring.ts';
import { filesReporter } from './tools/files-reporter.ts';
import { excludedFiles } from './tools/rings.ts';
import { keepTemporaryFilesInMemory } from './tools/temporary-files.ts';

keepTemporaryFilesInMemory();

/** Milliseconds a test may take; the large counts of `test:all` take longer. */
const atMost = (milliseconds: number): number => milliseconds * (isWholeRing ? 10 : 1);

/** Where `npm test` wants its reports. */
const reports = process.env['SHEAF_REPORTS'];

/** A project that excludes files of its own needs these named again. */
const exclude = [...configDefaults.exclude, ...excludedFiles];

const measureFile = join(import.meta.dirname, 'tools/measure-file.ts');

const propertyRuns = join(import.meta.dirname, 'tools/property-runs.ts');

const web = {
  plugins: [operationsTable()],
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    testTimeout: atMost(20_000),
    hookTimeout: 20_000,
    environment: 'jsdom',
    execArgv: ['--import', join(import.meta.dirname, 'tools/quick-page.ts')],
    // All but `setImmediate`: the database of the browser is made with it, and one left waiting in a test is in the way of all others.
    fakeTimers: {
      toFake: [
        'setTimeout' as const,
        'clearTimeout' as const,
        'setInterval' as const,
        'clearInterval' as const,
        'requestAnimationFrame' as const,
        'cancelAnimationFrame' as const,
        'performance' as const,
        'Date' as const,
      ],
    },
    setupFiles: [measureFile, 'apps/web/src/platform/testing/setup.ts'],
  },
};

const server = {
  test: {
    name: 'server',
    isolate: false,
    // A second is little for a database beside other work.
    expect: { poll: { timeout: 20_000 } },
    include: ['apps/server/**/*.test.ts'],
    exclude,
    setupFiles: [measureFile, propertyRuns],
    environment: 'node',
    globalSetup: ['apps/server/src/platform/testing/cluster-setup.ts', 'tools/started-scripts.ts'],
    testTimeout: atMost(60_000),
    hookTimeout: 60_000,
    pool: 'forks',
    // They wait for the database and for processes of their own more than they compute.
    maxWorkers: 3,
    // Projects with another number of workers run one after the other.
    sequence: { groupOrder: 1 },
    // The first: a query sent while its client is busy, above all, which the next driver no longer takes. The second: what a test
    // leaves is gone before it is counted as old, and clearing up was an eighth of their time.
    execArgv: ['--throw-deprecation', '--max-semi-space-size=64'],
  },
};

/** With SHEAF_MOMENTS=all, the suites that plant data run at every moment, one after the other. */
const atEveryMoment =
  process.env['SHEAF_MOMENTS'] === 'all'
    ? Object.entries(moments).map(([name, moment], index) => ({
        test: {
          ...server.test,
          name: `moment ${name}`,
          include: plantingSuites,
          env: { SHEAF_TEST_CLOCK: moment },
          sequence: { groupOrder: 2 + index },
        },
      }))
    : [];

/**
 * What lives as long as the page does (session, language, queue, tour) is tested in a page of its own, with modules of its own. What
 * keeps nothing in it is left out, and so is what needs another `location`, which a page has once and for all.
 */
const frame = [
  'apps/web/src/app/**/!(domains|stopped-screen).test.{ts,tsx}',
  'apps/web/src/platform/**/!(dates|money|phrase-in|remember-last|search|time-zones|wall-times).test.{ts,tsx}',
  'apps/web/src/contexts/{people/access,dashboard,sync}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    reporters: reports
      ? [
          'default',
          ['json', { outputFile: join(reports, 'vitest.json') }],
          filesReporter(join(reports, 'files.json')),
        ]
      : ['default'],
    // One fewer than the processors is what Vitest takes by itself: on two, one by one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          testTimeout: atMost(20_000),
          setupFiles: [measureFile, propertyRuns],
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: [...exclude, 'tools/faults/*.test.ts', 'tools/new-domain/*.test.ts'],
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
          exclude,
          setupFiles: [measureFile],
          environment: 'node',
        },
      },
      {
        ...web,
        test: { ...web.test, name: 'faults', include: ['tools/faults/*.test.ts'], exclude },
      },
      server,
      ...atEveryMoment,
      {
        ...web,
        test: {
          ...web.test,
          name: 'web',
          isolate: false,
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude: [...exclude, ...frame],
        },
      },
      {
        ...web,
        test: {
          ...web.test,
          name: 'web frame',
          include: frame,
          exclude,
          // Many pages in one process: a process for each took four times as long as what is tested.
          pool: 'vmForks',
          vmMemoryLimit: '1500MB',
          environment: './apps/web/src/platform/testing/page-environment.ts',
        },
      },
    ],
  },
});
