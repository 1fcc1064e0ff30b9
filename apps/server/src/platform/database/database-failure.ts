/** What an error says of the database as a whole, rather than of the one query that met it. */

/** `away`: gone, starting or being recovered. `busy`: too much at once. `full`: nothing more can be stored. */
export type DatabaseFailure = 'away' | 'busy' | 'full';

/** Classes and codes of PostgreSQL (Appendix A), and what the operating system calls a connection that is not there. */
const awayCodes = new Set([
  '25006',
  ...['ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
const isAway = (code: string): boolean =>
  awayCodes.has(code) || /^(?:08\w{3}|57P0[1-5]|ECONN\w+)$/.test(code);
const full = /^(53100|ENOSPC|EDQUOT)$/;
/** Memory, connections, and a statement that was cancelled because it took too long. */
const busy = /^(53200|53300|57014)$/;

const awayLabels =
  /Connection terminated|Client has encountered a connection error|not queryable|Query read timeout|after calling end on the pool/;
/** No connection of the pool became free in time. */
const busyLabels = /^timeout exceeded/;

export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (full.test(code)) return 'full';
  if (busy.test(code) || busyLabels.test(error.message)) return 'busy';
  if (isAway(code) || awayLabels.test(error.message)) return 'away';
  return databaseFailure(error.cause);
}
