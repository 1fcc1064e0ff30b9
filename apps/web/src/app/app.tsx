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
const AssignScreen = lazy(() =>
  import('../domains/maps/assign-screen.tsx').then((module) => ({ default: module.AssignScreen })),
);
const OverviewScreen = lazy(() =>
  import('../domains/territory/overview-screen.tsx').then((module) => ({ default: module.OverviewScreen })),
);
const JobsScreen = lazy(() =>
  import('../domains/settings/jobs-screen.tsx').then((module) => ({ default: module.JobsScreen })),
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
const PeopleScreen = lazy(() =>
  import('../domains/people/people-screen.tsx').then((module) => ({ default: module.PeopleScreen })),
);
const PersonScreen = lazy(() =>
  import('../domains/people/person-screen.tsx').then((module) => ({ default: module.PersonScreen })),
);
const AddPersonScreen = lazy(() =>
  import('../domains/people/add-person-screen.tsx').then((module) => ({ default: module.AddPersonScreen })),
);
const QualificationsScreen = lazy(() =>
  import('../domains/people/qualifications-screen.tsx').then((module) => ({
    default: module.QualificationsScreen,
  })),
);
const QualificationScreen = lazy(() =>
  import('../domains/people/qualification-screen.tsx').then((module) => ({
    default: module.QualificationScreen,
  })),
);
const AwayScreen = lazy(() =>
  import('../domains/people/away-screen.tsx').then((module) => ({ default: module.AwayScreen })),
);
const ProfileScreen = lazy(() =>
  import('../domains/people/profile-screen.tsx').then((module) => ({ default: module.ProfileScreen })),
);
const PeopleFilesScreen = lazy(() =>
  import('../domains/people/people-files-screen.tsx').then((module) => ({
    default: module.PeopleFilesScreen,
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
                  { path: '/settings/my-profile', element: <ProfileScreen /> },
                  { path: '/settings/my-profile/devices', element: <DevicesScreen /> },
                  { path: '/settings/users', element: <PeopleScreen /> },
                  { path: '/settings/users/new', element: <AddPersonScreen /> },
                  { path: '/settings/users/files', element: <PeopleFilesScreen /> },
                  { path: '/settings/users/:id', element: <PersonScreen /> },
                  { path: '/settings/qualifications', element: <QualificationsScreen /> },
                  { path: '/settings/qualifications/:id', element: <QualificationScreen /> },
                  { path: '/settings/away', element: <AwayScreen /> },
                  { path: '/settings/overview', element: <OverviewScreen /> },
                  { path: '/settings/jobs', element: <JobsScreen /> },
                  { path: '/settings/outbox', element: <OutboxScreen /> },
                  { path: '/settings/assign', element: <AssignScreen /> },
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
