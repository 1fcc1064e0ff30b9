/** Targets of mutation testing: sources, folder, tests. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';

export interface MutatedSources {
  /** Folder that Stryker copies and starts in. */
  folder: string;
  /** Paths relative to the folder; a pattern for all files of a subfolder. */
  sources: string[];
  /** Patterns of the tests to run; all tests related to the change if omitted. */
  tests?: readonly string[];
  vitest: { configFile: string; related: boolean; pool: 'threads' | 'forks' };
}

const rules = join(root, 'packages/rules');

const sourceOf = (path: string): string =>
  existsSync(join(rules, 'src', path)) && statSync(join(rules, 'src', path)).isDirectory()
    ? `src/${path}/**/*.ts`
    : `src/${path}`;

/** @param paths folders and files of `packages/rules/src`; all if empty. */
export const ruleMutants = (paths: readonly string[]): MutatedSources => ({
  folder: rules,
  sources: paths.length > 0 ? paths.map(sourceOf) : ['src/**/*.ts'],
  vitest: { configFile: join(root, 'tools/mutants/vitest.config.ts'), related: true, pool: 'threads' },
});

interface CallGroup {
  sources: readonly string[];
  /** Tests that run for a change of these sources. */
  tests: readonly string[];
}

/**
 * All tests that call the server use sessions and transactions, so a change there only runs the tests of the
 * same folder.
 */
const callGroups: readonly CallGroup[] = [
  {
    sources: [
      'src/app/admission.ts',
      'src/app/dispatch.ts',
      'src/app/sign-in.ts',
      'src/app/print-tickets.ts',
      'src/platform/idempotency.store.ts',
    ],
    tests: [
      'src/app/{dispatch,dispatch-request,dispatch-transaction,language,prepare,repeated-calls,{kept-,}sign-in}.test.ts',
      'src/app/suites/{print-tickets,recent-check,refused-bodies}.test.ts',
      'src/platform/{idempotency,session/*}.test.ts',
      'src/platform/database/tenant.test.ts',
      'src/contexts/sync/*.test.ts',
      'src/contexts/territory/maps/read-map.test.ts',
    ],
  },
  { sources: ['src/platform/session/session.store.ts'], tests: ['src/platform/session/*.test.ts'] },
  {
    sources: ['src/platform/database/tenant.ts'],
    tests: [
      'src/platform/database/{tenant,tenant-opening,prepared-statement,named-queries,relay}.test.ts',
      'src/app/dispatch-transaction.test.ts',
    ],
  },
];

/**
 * Code that admits and dispatches calls. Each mutant runs on a database, so only the tests of these files
 * run.
 * @param paths files of `apps/server/src`; all of these if empty. Other files run the tests of the first
 * group.
 */
export function callMutants(paths: readonly string[]): MutatedSources[] {
  const named = paths.map((path) => `src/${path}`);
  const grouped = new Set(callGroups.flatMap(({ sources }) => sources));
  const others = named.filter((source) => !grouped.has(source));
  return callGroups
    .map(({ sources, tests }, group) => ({
      folder: join(root, 'apps/server'),
      sources: [
        ...sources.filter((source) => named.length === 0 || named.includes(source)),
        ...(group === 0 ? others : []),
      ],
      tests,
      vitest: {
        configFile: join(root, 'tools/mutants/server/vitest.config.ts'),
        related: false,
        pool: 'forks' as const,
      },
    }))
    .filter(({ sources }) => sources.length > 0);
}
