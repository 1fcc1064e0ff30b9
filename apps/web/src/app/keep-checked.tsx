/**
 * AUTH-R8: checks the session at start, on reconnect, and every two minutes while the window is visible. The
 * interval runs only without a live channel, which reports an ended session and changed permissions
 * (SYNC-R4).
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { checkSession } from '#platform/check-session.ts';
import { live } from '#platform/live.ts';
import { useSession } from '#platform/session.ts';

const everyMilliseconds = 120_000;

export function KeepChecked() {
  const known = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    const now = (): void => void (document.visibilityState === 'visible' && checkSession());
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
