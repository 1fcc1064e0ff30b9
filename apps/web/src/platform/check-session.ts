/** Reads the person and their permissions from the server and updates the stored session. */
import { CallFailed, call } from './api.ts';
import { runsInstalled } from './install.ts';
import { session } from './session.ts';

export async function checkSession(): Promise<void> {
  const known = session.get();
  if (!known || !navigator.onLine) return;
  try {
    const installed = runsInstalled() ? 'yes' : 'no';
    session.renew(await call('access.checkSession', { query: { installed } }), known.token);
  } catch (error) {
    // `call` handles a refused session; an unreachable server does not interrupt the person.
    if (!(error instanceof CallFailed)) throw error;
  }
}
