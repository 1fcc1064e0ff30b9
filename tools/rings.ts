/** Test files that run only in `npm run test:all`, by name. All others also run in `npm test`. */
export const onlyBeforeRelease = {
  /** A glob for Vitest. */
  tests: '**/*.release.test.{ts,tsx}',
  /** A pattern for Playwright. */
  journeys: String.raw`\.release\.journey\.ts`,
} as const;

const names = /\.release\.(test|journey)\.tsx?$/;

/**
 * Globs of files that this run of Vitest leaves out. `npm test` sets the ring; a single file can always be
 * run.
 */
export const excludedFiles: readonly string[] =
  process.env['SHEAF_RING'] === 'test' ? [onlyBeforeRelease.tests] : [];

/** Smallest ring that runs the test file. */
export const ringOf = (path: string): 'test' | 'all' => (names.test(path) ? 'all' : 'test');
