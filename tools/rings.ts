/** Test files that run only in `npm run test:all`, by their names. All others run in `npm test` too. */
export const onlyBeforeRelease = {
  /** A glob, as Vitest takes it. */
  tests: '**/*.release.test.{ts,tsx}',
  /** A pattern, as Playwright takes it. */
  journeys: String.raw`\.release\.journey\.ts`,
} as const;

const names = /\.release\.(test|journey)\.tsx?$/;

/** Globs of the files that this run of Vitest leaves out: `npm test` sets the ring, a single file can always be run. */
export const excludedFiles: readonly string[] =
  process.env['SHEAF_RING'] === 'test' ? [onlyBeforeRelease.tests] : [];

/** The smallest ring that a test file belongs to. */
export const ringOf = (path: string): 'test' | 'all' => (names.test(path) ? 'all' : 'test');
