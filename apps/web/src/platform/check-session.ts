/** Asks the server who this is and what they may do now; the session on the phone becomes what it says. */
import { CallFailed, call } from './api.ts';
import { session } from './session.ts';

export async function checkSession(): Promise<void> {
  const known = session.get();
  if (!known || !navigator.onLine) return;
  try {
    session.renew(await call('access.checkSession'), known.token);
  } catch (error) {
    // A refused session is dealt with by the caller of the server; an unreachable server is no reason to interrupt.
    if (!(error instanceof CallFailed)) throw error;
  }
}
