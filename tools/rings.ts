/** Test files that run only in `npm run test:all`, by their names. All others run in `npm test` too. */
export const onlyBeforeRelease = {
  /** A glob, as Vitest takes it. */
  tests: '**/*.release.test.{ts,tsx}',
  /** A pattern, as Playwright takes it. */
  journeys: String.raw`\.release\.journey\.ts`,
} as const;

const names = /\.release\.(test|journey)\.tsx?$/;

/** The smallest ring that a test file belongs to. */
export const ringOf = (path: string): 'test' | 'all' => (names.test(path) ? 'all' : 'test');
