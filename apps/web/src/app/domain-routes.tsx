/** The routes of all domains, which the first paint has no use for. */
import { type Gate, mayOpen } from '@sheaf/rules/dashboard/menus';
import type { TourStep } from '@sheaf/rules/dashboard/tour';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { NeedsNet } from '../domains/sync/needs-net.public-api.tsx';
import type { ScreenRoute } from '../platform/domain.ts';
import { KnownDomains } from '../platform/known-domains.ts';
import { usePermits } from '../platform/session.ts';
import { domains } from './domains.ts';
import { ClosedScreen, MissingScreen } from './fallback-screens.tsx';
import { RecentlyChecked } from './guards.tsx';

const gateOf = (to: Gate['to'], permissions?: Gate['permissions']): Gate[] =>
  permissions ? [{ to, permissions }] : [];

/** A screen asks for the permissions of the menu entry above it, or for its own. */
export const gates = domains.flatMap(({ menu = [], screens }) => [
  ...menu.flatMap(({ to, permissions }) => gateOf(to, permissions)),
  ...screens.flatMap(({ path, permissions }) => gateOf(`${path}/`, permissions)),
]);

/** What a role does not open says so before anything is typed into it, however the person came there. */
function Permitted({ Screen, offline }: ScreenRoute) {
  const { pathname } = useLocation();
  if (!mayOpen(pathname, usePermits(), gates)) return <ClosedScreen />;
  return offline ? (
    <Screen />
  ) : (
    <NeedsNet>
      <Screen />
    </NeedsNet>
  );
}

/** The welcome tour, which the domains bring step by step. */
export const tourSteps: readonly TourStep[] = domains
  .flatMap(({ tour = [] }) => tour)
  .sort((a, b) => a.place - b.place);

export const domainRoutes: RouteObject[] = [
  {
    element: <RecentlyChecked />,
    children: domains.flatMap(({ screens }) =>
      screens.map((screen) => ({ path: screen.path, element: <Permitted {...screen} /> })),
    ),
  },
  { path: '*', element: <MissingScreen /> },
];

export function Routes() {
  const routes = useRoutes(domainRoutes);
  return <KnownDomains value={domains}>{routes}</KnownDomains>;
}
