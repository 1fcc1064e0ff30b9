/** Providers and routes; every screen but the dashboard arrives when it is opened. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { DashboardScreen } from '../domains/dashboard/dashboard-screen.tsx';
import { useAppDown } from '../platform/app-down.ts';
import { queryClient } from '../platform/queries.ts';
import { AppDownScreen, BrokenScreen, MissingScreen } from './fallback-screens.tsx';
import { RecentlyChecked, RecentlyCheckedOnline, SignedIn } from './guards.tsx';
import { Shell } from './shell.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const AuthScreen = lazy(() =>
  import('../domains/access/auth-screen.tsx').then((module) => ({ default: module.AuthScreen })),
);
const DeniedScreen = lazy(() =>
  import('../domains/access/denied-screen.tsx').then((module) => ({ default: module.DeniedScreen })),
);
const loadWaiting = () =>
  import('../domains/sync/waiting-screen.tsx').then((module) => ({ default: module.WaitingScreen }));
const WaitingScreen = lazy(loadWaiting);
const MapScreen = lazy(() => {
  // Whoever works a map may lose the network in the next street, and the list of what waits must open there too.
  void loadWaiting().catch((error: unknown) => console.info('the list of waiting work comes later', error));
  return import('../domains/maps/map-screen.tsx').then((module) => ({ default: module.MapScreen }));
});
const AssignmentsScreen = lazy(() =>
  import('../domains/assignments/assignments-screen.tsx').then((module) => ({
    default: module.AssignmentsScreen,
  })),
);
const SchedulesScreen = lazy(() =>
  import('../domains/schedules/schedules-screen.tsx').then((module) => ({ default: module.SchedulesScreen })),
);
const SettingsScreen = lazy(() =>
  import('../domains/settings/settings-screen.tsx').then((module) => ({ default: module.SettingsScreen })),
);
const DevicesScreen = lazy(() =>
  import('../domains/access/devices-screen.tsx').then((module) => ({ default: module.DevicesScreen })),
);
const OutboxScreen = lazy(() =>
  import('../domains/access/outbox-screen.tsx').then((module) => ({ default: module.OutboxScreen })),
);
const ImportScreen = lazy(() =>
  import('../domains/addresses/import-screen.tsx').then((module) => ({ default: module.ImportScreen })),
);
const ImportsScreen = lazy(() =>
  import('../domains/territory/imports-screen.tsx').then((module) => ({ default: module.ImportsScreen })),
);
const AssignScreen = lazy(() =>
  import('../domains/maps/assign-screen.tsx').then((module) => ({ default: module.AssignScreen })),
);
const OverviewScreen = lazy(() =>
  import('../domains/territory/overview-screen.tsx').then((module) => ({ default: module.OverviewScreen })),
);
const PrintingScreen = lazy(() =>
  import('../domains/printing/printing-screen.tsx').then((module) => ({ default: module.PrintingScreen })),
);
const DoNotCallsScreen = lazy(() =>
  import('../domains/printing/do-not-calls-screen.tsx').then((module) => ({
    default: module.DoNotCallsScreen,
  })),
);
const GroundScreen = lazy(() =>
  import('../domains/territory/ground-screen.tsx').then((module) => ({ default: module.GroundScreen })),
);
const BordersScreen = lazy(() =>
  import('../domains/territory/borders-screen.tsx').then((module) => ({ default: module.BordersScreen })),
);
const BorderEditorScreen = lazy(() =>
  import('../domains/territory/border-editor-screen.tsx').then((module) => ({
    default: module.BorderEditorScreen,
  })),
);
const JobsScreen = lazy(() =>
  import('../domains/settings/jobs-screen.tsx').then((module) => ({ default: module.JobsScreen })),
);
const ComposeScreen = lazy(() =>
  import('../domains/messages/compose-screen.tsx').then((module) => ({ default: module.ComposeScreen })),
);
const MessagesScreen = lazy(() =>
  import('../domains/messages/messages-screen.tsx').then((module) => ({ default: module.MessagesScreen })),
);
const MessagingSettingsScreen = lazy(() =>
  import('../domains/messages/messaging-settings-screen.tsx').then((module) => ({
    default: module.MessagingSettingsScreen,
  })),
);
const WishesScreen = lazy(() =>
  import('../domains/messages/wishes-screen.tsx').then((module) => ({ default: module.WishesScreen })),
);
const MapManagerScreen = lazy(() =>
  import('../domains/territory/map-manager-screen.tsx').then((module) => ({
    default: module.MapManagerScreen,
  })),
);
const MapDetailScreen = lazy(() =>
  import('../domains/territory/map-detail-screen.tsx').then((module) => ({
    default: module.MapDetailScreen,
  })),
);

function Root() {
  return useAppDown() === 'down' ? <AppDownScreen /> : <Outlet />;
}

const routes: RouteObject[] = [
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
                // Nothing of the settings can wait for a network.
                element: <RecentlyCheckedOnline />,
                children: [
                  { path: '/settings', element: <SettingsScreen /> },
                  { path: '/settings/my-profile', element: <DevicesScreen /> },
                  { path: '/settings/overview', element: <OverviewScreen /> },
                  { path: '/settings/borders', element: <BordersScreen /> },
                  { path: '/settings/borders/:number', element: <BorderEditorScreen /> },
                  { path: '/settings/print', element: <PrintingScreen /> },
                  { path: '/settings/print-dncs', element: <DoNotCallsScreen /> },
                  { path: '/settings/jobs', element: <JobsScreen /> },
                  { path: '/settings/my-messages', element: <WishesScreen /> },
                  { path: '/settings/messages', element: <MessagesScreen /> },
                  { path: '/settings/messaging-settings', element: <MessagingSettingsScreen /> },
                  { path: '/settings/messaging', element: <ComposeScreen /> },
                  { path: '/settings/outbox', element: <OutboxScreen /> },
                  { path: '/settings/assign', element: <AssignScreen /> },
                  { path: '/settings/imports', element: <ImportsScreen /> },
                  { path: '/settings/maps', element: <MapManagerScreen /> },
                  { path: '/settings/maps/import', element: <ImportScreen /> },
                  { path: '/settings/maps/:number', element: <MapDetailScreen /> },
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
