/**
 * Test configuration for `npm run mutants -- server`. Runs in a mutated copy of apps/server;
 * `mutated-sources.ts` names the tests.
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
