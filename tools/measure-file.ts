/**
 * Measures the processor time of each test file for `files-reporter.ts`. Must be the first setup file of
 * every project.
 */
import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

const before = processorSeconds();

// Registered first, so it runs last. Vitest requires a destructuring pattern for fixtures, even if none is
// used.
// biome-ignore lint/correctness/noEmptyPattern: see above
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});
