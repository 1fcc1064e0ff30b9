/** Who may see a route: signed-in people; Assignments, Schedules and Settings only with a check of the last 8 hours. */
import { needsRecheck } from '@sheaf/rules/access/link';
import { mayOpen } from '@sheaf/rules/dashboard/menus';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { NeedsNet } from '../domains/sync/needs-net.door.tsx';
import { target, usePermits, useSession } from '../platform/session.ts';
import { ClosedScreen } from './fallback-screens.tsx';

export function SignedIn() {
  const known = useSession();
  const { pathname } = useLocation();
  const away = known === null || Object.keys(known.permits).length === 0;
  useEffect(() => {
    if (away) target.set(pathname);
  }, [away, pathname]);
  return away ? <Navigate to="/auth/" replace /> : <Outlet />;
}

/** What a role does not open says so before anything is typed into it, however the person came there. */
function Permitted() {
  const { pathname } = useLocation();
  return mayOpen(pathname, usePermits()) ? <Outlet /> : <ClosedScreen />;
}

/** As `RecentlyChecked`; without a network everything on the screen is off and says why. */
export const RecentlyCheckedOnline = () => (
  <NeedsNet>
    <RecentlyChecked />
  </NeedsNet>
);

/** AUTH-R7, AUTH-O3: offline it is skipped, so that what is cached stays readable. */
export function RecentlyChecked() {
  const known = useSession();
  const { pathname } = useLocation();
  const old = known !== null && navigator.onLine && needsRecheck(known.heardAt, Date.now());
  useEffect(() => {
    if (old) target.set(pathname);
  }, [old, pathname]);
  return old ? <Navigate to="/auth/" replace /> : <Permitted />;
}
