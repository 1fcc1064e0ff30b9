/**
 * The tests of how a call is let in and carried out, for `npm run mutants -- server`: the folder they run in is a changed copy of apps/server,
 * and `mutated-sources.ts` says which tests.
 */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NearestTestsFirst } from '../nearest-tests-first.ts';

export default defineConfig({
  test: {
    include: JSON.parse(process.env.SHEAF_MUTANT_TESTS!),
    environment: 'node',
    isolate: false,
    globalSetup: ['src/platform/testing/cluster-setup.ts'],
    sequence: { sequencer: NearestTestsFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [join(import.meta.dirname, '../fixed-seed.ts')],
  },
});
