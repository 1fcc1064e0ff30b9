/** Providers and routes; every screen but the dashboard arrives when it is opened, and so do the routes under Settings. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { DashboardScreen } from '../domains/dashboard/dashboard-screen.tsx';
import { useAppDown } from '../platform/app-down.ts';
import { queryClient } from '../platform/queries.ts';
import { AppDownScreen, BrokenScreen, MissingScreen } from './fallback-screens.tsx';
import { RecentlyChecked, RecentlyCheckedOnline, SignedIn } from './guards.tsx';
import { lazyRoutes, lazyScreen } from './lazy-screen.ts';
import { Shell } from './shell.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const AuthScreen = lazyScreen(() => import('../domains/access/auth-screen.tsx'), 'access', 'problems');
const DeniedScreen = lazyScreen(() => import('../domains/access/denied-screen.tsx'), 'access');
const loadWaiting = () => import('../domains/sync/waiting-screen.tsx');
const WaitingScreen = lazyScreen(loadWaiting, 'addresses');
const MapScreen = lazyScreen(
  () => {
    // Whoever works a map may lose the network in the next street, and the list of what waits must open there too.
    void loadWaiting().catch((error: unknown) => console.info('the list of waiting work comes later', error));
    return import('../domains/maps/map-screen.tsx');
  },
  'addresses',
  'territory',
);
const AssignmentsScreen = lazyScreen(
  () => import('../domains/assignments/assignments-screen.tsx'),
  'addresses',
  'events',
);
const NotificationsScreen = lazyScreen(
  () => import('../domains/dashboard/notifications-screen.tsx'),
  'dashboard',
);
const SchedulesScreen = lazyScreen(() => import('../domains/schedules/schedules-screen.tsx'), 'noticeboard');
const GroundScreen = lazyScreen(() => import('../domains/territory/ground-screen.tsx'), 'territory');
const NoticeboardScreen = lazyScreen(
  () => import('../domains/noticeboard/noticeboard-screen.tsx'),
  'noticeboard',
);
const NoticeScreen = lazyScreen(() => import('../domains/noticeboard/notice-screen.tsx'), 'noticeboard');
const loadSettingsRoutes = () => import('./settings-routes.tsx');
const SettingsRoutes = lazyRoutes(loadSettingsRoutes);

function Root() {
  return useAppDown() === 'down' ? <AppDownScreen /> : <Outlet />;
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    children: [
      { path: '/auth', element: <AuthScreen /> },
      { path: '/denied', element: <DeniedScreen /> },
      {
        element: <SignedIn />,
        children: [
          {
            element: <Shell />,
            children: [
              { path: '/', element: <DashboardScreen /> },
              { path: '/notifications', element: <NotificationsScreen /> },
              { path: '/map/:number', element: <MapScreen /> },
              { path: '/map/:number/ground', element: <GroundScreen /> },
              { path: '/waiting', element: <WaitingScreen /> },
              {
                element: <RecentlyChecked />,
                children: [
                  { path: '/assignments', element: <AssignmentsScreen /> },
                  { path: '/schedules', element: <SchedulesScreen /> },
                ],
              },
              {
                // Nothing of the settings can wait for a network, and the noticeboard is not kept on the phone.
                element: <RecentlyCheckedOnline />,
                children: [
                  { path: '/schedules/noticeboard', element: <NoticeboardScreen /> },
                  { path: '/schedules/noticeboard/:id', element: <NoticeScreen /> },
                  { path: '/settings/*', element: <SettingsRoutes /> },
                ],
              },
              { path: '*', element: <MissingScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Once the first picture stands, so that whoever opens Settings waits for its screen alone. */
export function fetchSettingsRoutes(): void {
  loadSettingsRoutes().catch((error: unknown) =>
    console.info('the settings come when they are opened', error),
  );
}

export function App() {
  // Made now and not while the modules load: by now a link was taken out of the address bar (AUTH-R12).
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
