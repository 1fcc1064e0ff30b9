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
const RetentionScreen = lazy(() =>
  import('../domains/congregations/retention-screen.tsx').then((module) => ({
    default: module.RetentionScreen,
  })),
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

const DetailsScreen = lazy(() =>
  import('../domains/congregations/details-screen.tsx').then((module) => ({ default: module.DetailsScreen })),
);
const MinistryScreen = lazy(() =>
  import('../domains/congregations/ministry-screen.tsx').then((module) => ({
    default: module.MinistryScreen,
  })),
);
const MeetingsScreen = lazy(() =>
  import('../domains/congregations/meetings-screen.tsx').then((module) => ({
    default: module.MeetingsScreen,
  })),
);
const GroupsScreen = lazy(() =>
  import('../domains/groups/groups-screen.tsx').then((module) => ({ default: module.GroupsScreen })),
);
const GroupScreen = lazy(() =>
  import('../domains/groups/group-screen.tsx').then((module) => ({ default: module.GroupScreen })),
);
const EventsScreen = lazy(() =>
  import('../domains/events/events-screen.tsx').then((module) => ({ default: module.EventsScreen })),
);
const NoticeboardScreen = lazy(() =>
  import('../domains/noticeboard/noticeboard-screen.tsx').then((module) => ({
    default: module.NoticeboardScreen,
  })),
);
const NoticeScreen = lazy(() =>
  import('../domains/noticeboard/notice-screen.tsx').then((module) => ({ default: module.NoticeScreen })),
);
const RoleListScreen = lazy(() =>
  import('../domains/roles/role-list-screen.tsx').then((module) => ({ default: module.RoleListScreen })),
);
const RoleScreen = lazy(() =>
  import('../domains/roles/role-screen.tsx').then((module) => ({ default: module.RoleScreen })),
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
                // Nothing of the settings can wait for a network, and the noticeboard is not kept on the phone.
                element: <RecentlyCheckedOnline />,
                children: [
                  { path: '/schedules/noticeboard', element: <NoticeboardScreen /> },
                  { path: '/schedules/noticeboard/:id', element: <NoticeScreen /> },
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
                  { path: '/settings/borders', element: <BordersScreen /> },
                  { path: '/settings/borders/:number', element: <BorderEditorScreen /> },
                  { path: '/settings/print', element: <PrintingScreen /> },
                  { path: '/settings/print-dncs', element: <DoNotCallsScreen /> },
                  { path: '/settings/retention', element: <RetentionScreen /> },
                  { path: '/settings/jobs', element: <JobsScreen /> },
                  { path: '/settings/congregation', element: <DetailsScreen /> },
                  { path: '/settings/ministry', element: <MinistryScreen /> },
                  { path: '/settings/meetings', element: <MeetingsScreen /> },
                  { path: '/settings/groups', element: <GroupsScreen /> },
                  { path: '/settings/group/:id', element: <GroupScreen /> },
                  { path: '/settings/events', element: <EventsScreen /> },
                  { path: '/settings/user-roles', element: <RoleListScreen /> },
                  { path: '/settings/user-roles/:id', element: <RoleScreen /> },
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
