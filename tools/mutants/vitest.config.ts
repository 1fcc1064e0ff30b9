/** The tests of the rules, for `npm run mutants`: the folder they run in is a changed copy of packages/rules. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NearestTestsFirst } from './nearest-tests-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // As in `npm test`: a run of several files reads their modules once. Every mutant has a worker of its own.
    isolate: false,
    sequence: { sequencer: NearestTestsFirst },
    testTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, 'fixed-seed.ts')],
  },
});
