/** Test configuration for `npm run mutants`. Runs in a mutated copy of packages/rules. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NearestTestsFirst } from './nearest-tests-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Like `npm test`: files of a run share loaded modules. Every mutant has its own worker.
    isolate: false,
    sequence: { sequencer: NearestTestsFirst },
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'fixed-seed.ts')],
  },
});
