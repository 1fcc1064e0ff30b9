/** What is mutated, in which folder, and with which tests. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';

export interface MutatedSources {
  /** What Stryker copies, and is started in. */
  folder: string;
  /** Of the folder; a pattern for all files under one. */
  sources: string[];
  /** Patterns of the tests that are run; all that come near the change without. */
  tests?: readonly string[];
  vitest: { configFile: string; related: boolean; pool: 'threads' | 'forks' };
}

const rules = join(root, 'packages/rules');

const sourceOf = (path: string): string =>
  existsSync(join(rules, 'src', path)) && statSync(join(rules, 'src', path)).isDirectory()
    ? `src/${path}/**/*.ts`
    : `src/${path}`;

/** @param paths folders and files of `packages/rules/src`; all of it without one. */
export const ruleMutants = (paths: readonly string[]): MutatedSources => ({
  folder: rules,
  sources: paths.length > 0 ? paths.map(sourceOf) : ['src/**/*.ts'],
  vitest: { configFile: join(root, 'tools/mutants/vitest.config.ts'), related: true, pool: 'threads' },
});

interface CallGroup {
  sources: readonly string[];
  /** What is run for a change of these. */
  tests: readonly string[];
}

/** Through sessions and transactions go all tests that call the server, so a change there is put to the tests beside it only. */
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
 * What lets a call in and carries it out: each change runs on a database, so only the tests of these files are run.
 * @param paths files of `apps/server/src`; all of these without one. Others are put to the tests of the first group.
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
