/** Routes of all domains, which are loaded after the first paint. */
import './print.css';
import { type Gate, mayOpen } from '@sheaf/rules/dashboard/dashboard/menus';
import type { TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import { type ReactNode, useMemo } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import type { MenuItem, ScreenRoute } from '#platform/domain.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ListDetail } from '#ui/list-detail.tsx';
import { domains } from './contexts.ts';
import { ClosedScreen, MissingScreen } from './fallback-screens.tsx';
import { CheckedBehind, RecentlyChecked } from './guards.tsx';
import { movedAddresses } from './moved-addresses.ts';

const gateOf = (
  to: Gate['to'],
  { permissions, also }: Partial<Pick<Gate, 'permissions' | 'also'>>,
): Gate[] => (permissions ? [{ to, permissions, ...(also && { also }) }] : []);

/** A screen requires the permissions of its menu entry, or its own. */
export const gates = domains.flatMap(({ menu = [], screens }) => [
  ...menu.flatMap(({ to, hidesOnly, ...gate }) => (hidesOnly ? [] : gateOf(to, gate))),
  ...screens.flatMap(({ path, ...gate }) => gateOf(`${path}/`, gate)),
]);

/** Shows a notice in place of a screen without permission, however it was opened. */
function Permitted({ offline, children }: Pick<ScreenRoute, 'offline'> & { children: ReactNode }) {
  const { pathname } = useLocation();
  if (!mayOpen(pathname, usePermits(), gates)) return <ClosedScreen />;
  return offline ? children : <NeedsNet>{children}</NeedsNet>;
}

function Hint({ of: { hint } }: { of: ScreenRoute }) {
  const { t } = useTexts();
  return hint && t(hint);
}

interface ListRouteProps {
  screen: ScreenRoute;
  details: readonly string[];
  /** Created once, so that it does not render again with the details next to it. */
  list: ReactNode;
}

function ListRoute({ screen, details, list }: ListRouteProps) {
  const { path, listPermission } = screen;
  const permits = usePermits();
  const isList = listPermission === undefined || permits.has(listPermission);
  return <ListDetail path={path} details={details} list={list} hint={<Hint of={screen} />} apart={!isList} />;
}

/** A list stays mounted while the details next to it change. */
function routeOf(screen: ScreenRoute, screens: readonly ScreenRoute[]): RouteObject {
  const { path, offline, Screen } = screen;
  const details = screens.filter(({ beside }) => beside === path);
  const shown =
    details.length === 0 ? (
      <Screen />
    ) : (
      <ListRoute screen={screen} details={details.map((detail) => detail.path)} list={<Screen />} />
    );
  const element = <Permitted offline={offline ?? false}>{shown}</Permitted>;
  if (details.length === 0) return { path, element };
  const beside = details.map((detail) => ({ path: detail.path, element: <detail.Screen /> }));
  return { element, children: [{ path, element: null }, ...beside] };
}

const routesOf = (has: (screen: ScreenRoute) => boolean): RouteObject[] =>
  domains.flatMap(({ screens }) =>
    screens.filter((screen) => !screen.beside && has(screen)).map((screen) => routeOf(screen, screens)),
  );

export const tourSteps: readonly TourStep[] = domains
  .flatMap(({ tour = [] }) => tour)
  .sort((a, b) => a.place - b.place);

export const menuItems: readonly MenuItem[] = domains.flatMap(({ menu = [] }) => menu);

export const domainRoutes: RouteObject[] = [
  { element: <CheckedBehind />, children: routesOf(({ offline }) => offline === true) },
  { element: <RecentlyChecked />, children: routesOf(({ offline }) => offline !== true) },
  ...movedAddresses.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
  { path: '*', element: <MissingScreen /> },
];

/** Returns the matching routes of an address, each with the next one as its only child. */
const leadingTo = (pathname: string): RouteObject[] =>
  (matchRoutes(domainRoutes, pathname) ?? []).reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, children } as RouteObject],
    [],
  );

export function Routes() {
  const { pathname } = useLocation();
  // The router ranks every given route at each render: more than a hundred, even if only the query changes.
  const routes = useRoutes(useMemo(() => leadingTo(pathname), [pathname]));
  return <KnownDomains value={domains}>{routes}</KnownDomains>;
}
