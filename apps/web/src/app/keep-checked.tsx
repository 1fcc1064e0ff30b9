/**
 * AUTH-R8: checks the session at start, when the net comes back, and every two minutes while the window is looked at; the last
 * only where no live channel would tell that it ended or may do something else (SYNC-R4).
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, call } from '../platform/api.ts';
import { live } from '../platform/live.ts';
import { session, useSession } from '../platform/session.ts';

const everyMilliseconds = 120_000;

async function check(): Promise<void> {
  const known = session.get();
  if (!known || !navigator.onLine) return;
  try {
    session.confirm(await call('access.checkSession'), known.token);
  } catch (error) {
    // A refused session is dealt with by the caller of the server; an unreachable server is no reason to interrupt.
    if (!(error instanceof CallFailed)) throw error;
  }
}

export function KeepChecked() {
  const known = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const now = (): void => void (document.visibilityState === 'visible' && check());
    const first = setTimeout(now, 1500);
    const timer = setInterval(() => void (live.up() || now()), everyMilliseconds);
    addEventListener('online', now);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, []);
  useEffect(() => {
    if (!known) navigate('/denied', { replace: true });
  }, [known, navigate]);
  return null;
}
