/**
 * Route guards: signed-in people only; Assignments, Schedules and Settings also require a check within the
 * last 8 hours.
 */
import { needsRecheck } from '@sheaf/rules/people/access/link';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
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

/** AUTH-R7, AUTH-O3: not required offline, so that cached data stays readable. */
export function RecentlyChecked() {
  const known = useSession();
  const { pathname } = useLocation();
  const old = known !== null && navigator.onLine && needsRecheck(known.heardAt, Date.now());
  useEffect(() => {
    if (old) target.set(pathname);
  }, [old, pathname]);
  return old ? <Navigate to="/auth/" replace /> : <Outlet />;
}
