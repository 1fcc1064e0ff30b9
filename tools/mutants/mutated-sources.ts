/** What is mutated, in which folder, and with which tests. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-files.ts';

export interface MutatedSources {
  /** What Stryker copies, and is started in. */
  folder: string;
  /** Of the folder; a pattern for all files under one. */
  sources: string[];
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

const callSources = [
  'src/app/dispatch.ts',
  'src/app/sign-in.ts',
  'src/app/print-tickets.ts',
  'src/platform/session/session.store.ts',
  'src/platform/database/tenant.ts',
  'src/platform/idempotency.store.ts',
];

/**
 * What lets a call in and carries it out: each change runs on a database, so only the tests of these files are run.
 * @param paths files of `apps/server/src`; all of these without one.
 */
export const callMutants = (paths: readonly string[]): MutatedSources => ({
  folder: join(root, 'apps/server'),
  sources: paths.length > 0 ? paths.map((path) => `src/${path}`) : callSources,
  vitest: { configFile: join(root, 'tools/mutants/server/vitest.config.ts'), related: false, pool: 'forks' },
});
