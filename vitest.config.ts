/**
 * Projects by kind: rules in plain Node.js, the server on a real PostgreSQL, the web app on jsdom. Files of a
 * project share their modules (`isolate: false`), which halves their time; nothing is mocked, so that a file
 * only resets its own state.
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

/** Time limit of a test in milliseconds; the large counts of `test:all` get ten times as much. */
const atMost = (milliseconds: number): number => milliseconds * (isWholeRing ? 10 : 1);

/** Folder for the reports of `npm test`. */
const reports = process.env['SHEAF_REPORTS'];

/** A project with its own exclusions must repeat these. */
const exclude = [...configDefaults.exclude, ...excludedFiles];

/** Saves an eighth of the time in garbage collection. */
const largeSemiSpace = '--max-semi-space-size=64';

/** Node.js imports the files, as in production; Vite would take twice as long. */
const byNode = { viteModuleRunner: false };

const measureFile = join(import.meta.dirname, 'tools/measure-file.ts');

const propertyRuns = join(import.meta.dirname, 'tools/property-runs.ts');

const web = {
  plugins: [operationsTable()],
  define: { __APP_VERSION__: JSON.stringify('test') },
  test: {
    testTimeout: atMost(20_000),
    hookTimeout: 20_000,
    environment: 'jsdom',
    execArgv: ['--import', join(import.meta.dirname, 'tools/quick-page.ts'), largeSemiSpace],
    // `setImmediate` stays real: fake-indexeddb schedules with it, and a pending one would block all other
    // tests.
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
    experimental: byNode,
    // One second is too short for a database under load.
    expect: { poll: { timeout: 20_000 } },
    include: ['apps/server/**/*.test.ts'],
    exclude,
    setupFiles: [measureFile, propertyRuns],
    environment: 'node',
    globalSetup: ['apps/server/src/platform/testing/cluster-setup.ts', 'tools/started-scripts.ts'],
    testTimeout: atMost(60_000),
    hookTimeout: 60_000,
    pool: 'forks',
    // Server tests wait for the database and for child processes more than they compute.
    maxWorkers: 3,
    // Projects with different numbers of workers run one after the other.
    sequence: { groupOrder: 1 },
    // `--throw-deprecation` fails on a query that is sent while its client is busy, which the next driver
    // refuses.
    execArgv: ['--throw-deprecation', largeSemiSpace],
  },
};

/** `SHEAF_MOMENTS=all` runs the suites that plant data at every moment, one after the other. */
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
 * Files that test state with the lifetime of a page (session, language, queue, tour) get a page and modules
 * of their own. Files without such state are excluded, and so are files that need another `location`, which a
 * page sets once.
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
    // The default is one fewer than the number of processors, which is one worker on two processors.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          experimental: byNode,
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
          // Runs alone, because it runs the rules and the screens of a copy.
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
          // Several pages per process: one process per page took four times as long as its tests.
          pool: 'vmForks',
          vmMemoryLimit: '1500MB',
          environment: './apps/web/src/platform/testing/page-environment.ts',
        },
      },
    ],
  },
});
