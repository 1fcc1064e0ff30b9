/** Measures the processor time of each test file for `files-reporter.ts`. It is the first setup file of every project. */
import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

const before = processorSeconds();

// Registered first, so it runs last. Vitest demands a pattern for the fixtures, of which none is needed.
// biome-ignore lint/correctness/noEmptyPattern: see above
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});
