/**
 * Amount of property test work: small in `npm test`, full in `npm run test:all` (`SHEAF_RING=all`); see
 * CONTRIBUTING.
 */

export const isWholeRing = process.env['SHEAF_RING'] === 'all';

/** The environment variable overrides both numbers. */
export const amount = (variable: string, inTest: number, inAll: number): number =>
  Number(process.env[variable] ?? (isWholeRing ? inAll : inTest));

/** Number of runs for a property too expensive for 300 runs each time. */
export const runs = (inTest: number, inAll = 300): { numRuns: number } => ({
  numRuns: isWholeRing ? inAll : inTest,
});
