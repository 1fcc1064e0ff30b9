/** The tests of how a call is let in and carried out, for `npm run mutants -- server`: the folder they run in is a changed copy of apps/server. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NearestTestsFirst } from '../nearest-tests-first.ts';

export default defineConfig({
  test: {
    include: [
      'src/app/{dispatch,dispatch-transaction,language,prepare,repeated-calls,{kept-,}sign-in}.test.ts',
      'src/app/suites/{print-tickets,recent-check}.test.ts',
      'src/platform/{idempotency,session/*}.test.ts',
      'src/platform/database/tenant.test.ts',
      'src/domains/sync/*.test.ts',
      'src/domains/maps/read-map.test.ts',
    ],
    environment: 'node',
    isolate: false,
    globalSetup: ['src/platform/testing/cluster-setup.ts'],
    sequence: { sequencer: NearestTestsFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [join(import.meta.dirname, '../fixed-seed.ts')],
  },
});
