/** Classifies errors that concern the whole database instead of one query. */

/** `away`: stopped, starting or recovering. `busy`: overloaded. `full`: out of disk space. */
export type DatabaseFailure = 'away' | 'busy' | 'full';

/** Classes and codes of PostgreSQL (Appendix A), and operating system codes of a failed connection. */
const awayCodes = new Set([
  '25006',
  ...['ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
const isAway = (code: string): boolean =>
  awayCodes.has(code) || /^(?:08\w{3}|57P0[1-5]|ECONN\w+)$/.test(code);
const full = /^(53100|ENOSPC|EDQUOT)$/;
/** Out of memory, too many connections, statement timeout. */
const busy = /^(53200|53300|57014)$/;

const awayLabels =
  /Connection terminated|Client has encountered a connection error|not queryable|Query read timeout|after calling end on the pool/;
/** Timeout of the pool. */
const busyLabels = /^timeout exceeded/;

export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (full.test(code)) return 'full';
  if (busy.test(code) || busyLabels.test(error.message)) return 'busy';
  if (isAway(code) || awayLabels.test(error.message)) return 'away';
  return databaseFailure(error.cause);
}
