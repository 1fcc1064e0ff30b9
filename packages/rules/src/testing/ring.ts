/** How much a test does: little in `npm test`, much in `npm run test:all` (`SHEAF_RING=all`). CONTRIBUTING says more. */

export const isWholeRing = process.env['SHEAF_RING'] === 'all';

/** The variable of the environment overrides both numbers. */
export const amount = (variable: string, inTest: number, inAll: number): number =>
  Number(process.env[variable] ?? (isWholeRing ? inAll : inTest));

/** Runs of a property that is too expensive for 300 of them in every run. */
export const runs = (inTest: number, inAll = 300): { numRuns: number } => ({
  numRuns: isWholeRing ? inAll : inTest,
});
