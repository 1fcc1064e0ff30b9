/**
 * Signs in again by the recovery cookie, after the browser deleted what the app had stored (AUTH-R23). Safari
 * does so on an iPhone after seven days without a visit, unless the app is on the home screen.
 */
import { CallFailed, call } from './api.ts';
import { runsInstalled } from './install.ts';
import { deniedReason, newSecret, recoveryMark, session } from './session.ts';

/** Stored until the answer arrives, so that a repetition gets the same session. */
const secretKept = 'sheaf.restoring';

/** True if the server has set a recovery cookie, which scripts cannot read. */
export const mayRestore = (): boolean =>
  session.get() === null && document.cookie.split('; ').some((one) => one.startsWith(`${recoveryMark}=`));

function keptSecret(): string {
  const secret = localStorage.getItem(secretKept) ?? newSecret();
  localStorage.setItem(secretKept, secret);
  return secret;
}

async function restoreOnce(): Promise<boolean> {
  // Another tab was first.
  if (session.reread() !== null) return true;
  const secret = keptSecret();
  try {
    const body = { secret, installed: runsInstalled() };
    session.confirm(await call('access.restoreSession', { body }), secret);
    localStorage.removeItem(secretKept);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status !== 409 || error.problem.code === 'recovery-busy') throw error;
    localStorage.removeItem(secretKept);
    session.clear();
    if (error.problem.code === 'recovery-copied') deniedReason.set(error.problem.message);
    return false;
  }
}

/**
 * False if the person must sign in by a link or code. One tab at a time.
 * @throws `CallFailed` if the server was not reached.
 */
export const restoreSession = (): Promise<boolean> => navigator.locks.request('sheaf.restore', restoreOnce);
