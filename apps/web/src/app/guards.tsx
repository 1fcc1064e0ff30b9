/**
 * Route guards: signed-in people only; Assignments, Schedules and Settings also require a check within the
 * last 8 hours.
 */
import { needsRecheck } from '@sheaf/rules/people/access/link';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { checkSession } from '#platform/check-session.ts';
import { target, useSession } from '#platform/session.ts';

export function SignedIn() {
  const known = useSession();
  const { pathname } = useLocation();
  const away = known === null || Object.keys(known.permits).length === 0;
  useEffect(() => {
    if (away) target.set(pathname);
  }, [away, pathname]);
  return away ? <Navigate to="/auth/" replace /> : <Outlet />;
}

/**
 * AUTH-R7, AUTH-O3: a screen with data on the phone opens at once, and the check runs behind it, because it may
 * not be answered (SYNC-R12). Not required offline.
 */
export function CheckedBehind() {
  const known = useSession();
  const old = known !== null && navigator.onLine && needsRecheck(known.heardAt, Date.now());
  useEffect(() => {
    if (old) void checkSession();
  }, [old]);
  return <Outlet />;
}

/** AUTH-R7: for the other screens, which need the server anyway. */
export function RecentlyChecked() {
  const known = useSession();
  const { pathname } = useLocation();
  const old = known !== null && navigator.onLine && needsRecheck(known.heardAt, Date.now());
  useEffect(() => {
    if (old) target.set(pathname);
  }, [old, pathname]);
  return old ? <Navigate to="/auth/" replace /> : <Outlet />;
}
