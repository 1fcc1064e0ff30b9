/** Providers and routes; every screen but the dashboard arrives when it is opened. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { DashboardScreen } from '../domains/dashboard/dashboard-screen.tsx';
import { useAppDown } from '../platform/app-down.ts';
import { queryClient } from '../platform/queries.ts';
import { AppDownScreen, BrokenScreen, MissingScreen } from './fallback-screens.tsx';
import { RecentlyChecked, RecentlyCheckedOnline, SignedIn } from './guards.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Shell } from './shell.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const AuthScreen = lazyScreen(() => import('../domains/access/auth-screen.tsx'), 'access');
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
const SettingsScreen = lazyScreen(
  () => import('../domains/settings/settings-screen.tsx'),
  'congregations',
  'events',
  'groups',
  'journal',
  'messages',
  'people',
  'printing',
  'roles',
  'territory',
  'translations',
);
const DevicesScreen = lazyScreen(() => import('../domains/access/devices-screen.tsx'), 'access');
const OutboxScreen = lazyScreen(() => import('../domains/access/outbox-screen.tsx'));
const ImportScreen = lazyScreen(() => import('../domains/addresses/import-screen.tsx'), 'addresses');
const ImportsScreen = lazyScreen(() => import('../domains/territory/imports-screen.tsx'), 'imports');
const AssignScreen = lazyScreen(() => import('../domains/maps/assign-screen.tsx'));
const OverviewScreen = lazyScreen(
  () => import('../domains/territory/overview-screen.tsx'),
  'imports',
  'printing',
  'territory',
);
const PrintingScreen = lazyScreen(() => import('../domains/printing/printing-screen.tsx'), 'printing');
const DoNotCallsScreen = lazyScreen(() => import('../domains/printing/do-not-calls-screen.tsx'), 'printing');
const GroundScreen = lazyScreen(() => import('../domains/territory/ground-screen.tsx'), 'territory');
const BordersScreen = lazyScreen(() => import('../domains/territory/borders-screen.tsx'), 'territory');
const BorderEditorScreen = lazyScreen(
  () => import('../domains/territory/border-editor-screen.tsx'),
  'territory',
);
const RetentionScreen = lazyScreen(
  () => import('../domains/congregations/retention-screen.tsx'),
  'congregations',
);
const JobsScreen = lazyScreen(() => import('../domains/settings/jobs-screen.tsx'));
const JournalScreen = lazyScreen(
  () => import('../domains/journal/journal-screen.tsx'),
  'congregations',
  'events',
  'journal',
  'people',
  'problems',
  'roles',
);
const MapManagerScreen = lazyScreen(() => import('../domains/territory/map-manager-screen.tsx'), 'territory');
const MapDetailScreen = lazyScreen(
  () => import('../domains/territory/map-detail-screen.tsx'),
  'addresses',
  'printing',
  'territory',
);
const PeopleScreen = lazyScreen(() => import('../domains/people/people-screen.tsx'), 'people');
const PersonScreen = lazyScreen(() => import('../domains/people/person-screen.tsx'), 'people', 'problems');
const AddPersonScreen = lazyScreen(() => import('../domains/people/add-person-screen.tsx'), 'people');
const QualificationsScreen = lazyScreen(
  () => import('../domains/people/qualifications-screen.tsx'),
  'people',
);
const QualificationScreen = lazyScreen(() => import('../domains/people/qualification-screen.tsx'), 'people');
const SeenScreen = lazyScreen(() => import('../domains/people/seen-screen.tsx'), 'people');
const AwayScreen = lazyScreen(() => import('../domains/people/away-screen.tsx'), 'people');
const ProfileScreen = lazyScreen(
  () => import('../domains/people/profile-screen.tsx'),
  'people',
  'access',
  'problems',
);
const PeopleFilesScreen = lazyScreen(
  () => import('../domains/people/people-files-screen.tsx'),
  'people',
  'printing',
);

const DetailsScreen = lazyScreen(
  () => import('../domains/congregations/details-screen.tsx'),
  'congregations',
);
const BannerScreen = lazyScreen(() => import('../domains/congregations/banner-screen.tsx'), 'congregations');
const MinistryScreen = lazyScreen(
  () => import('../domains/congregations/ministry-screen.tsx'),
  'congregations',
);
const MeetingsScreen = lazyScreen(
  () => import('../domains/congregations/meetings-screen.tsx'),
  'congregations',
);
const GroupsScreen = lazyScreen(() => import('../domains/groups/groups-screen.tsx'), 'groups');
const GroupScreen = lazyScreen(() => import('../domains/groups/group-screen.tsx'), 'groups');
const EventsScreen = lazyScreen(() => import('../domains/events/events-screen.tsx'), 'events');
const NoticeboardScreen = lazyScreen(
  () => import('../domains/noticeboard/noticeboard-screen.tsx'),
  'noticeboard',
);
const ComposeScreen = lazyScreen(
  () => import('../domains/messages/compose-screen.tsx'),
  'messages',
  'problems',
);
const MessagesScreen = lazyScreen(() => import('../domains/messages/messages-screen.tsx'), 'messages');
const MessagingSettingsScreen = lazyScreen(
  () => import('../domains/messages/messaging-settings-screen.tsx'),
  'messages',
);
const WishesScreen = lazyScreen(() => import('../domains/messages/wishes-screen.tsx'), 'messages');
const NoticeScreen = lazyScreen(() => import('../domains/noticeboard/notice-screen.tsx'), 'noticeboard');
const RoleListScreen = lazyScreen(() => import('../domains/roles/role-list-screen.tsx'), 'roles');
const RoleScreen = lazyScreen(() => import('../domains/roles/role-screen.tsx'), 'roles');
const LanguagesScreen = lazyScreen(
  () => import('../domains/translations/languages-screen.tsx'),
  'translations',
);
const SectionsScreen = lazyScreen(
  () => import('../domains/translations/sections-screen.tsx'),
  'problems',
  'translations',
);
const LinesScreen = lazyScreen(
  () => import('../domains/translations/lines-screen.tsx'),
  'problems',
  'translations',
);

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
                  { path: '/settings', element: <SettingsScreen /> },
                  { path: '/settings/my-profile', element: <ProfileScreen /> },
                  { path: '/settings/my-profile/devices', element: <DevicesScreen /> },
                  { path: '/settings/users', element: <PeopleScreen /> },
                  { path: '/settings/users/new', element: <AddPersonScreen /> },
                  { path: '/settings/users/files', element: <PeopleFilesScreen /> },
                  { path: '/settings/users/:id', element: <PersonScreen /> },
                  { path: '/settings/qualifications', element: <QualificationsScreen /> },
                  { path: '/settings/qualifications/:id', element: <QualificationScreen /> },
                  { path: '/settings/visitors', element: <SeenScreen /> },
                  { path: '/settings/away', element: <AwayScreen /> },
                  { path: '/settings/overview', element: <OverviewScreen /> },
                  { path: '/settings/borders', element: <BordersScreen /> },
                  { path: '/settings/borders/:number', element: <BorderEditorScreen /> },
                  { path: '/settings/print', element: <PrintingScreen /> },
                  { path: '/settings/print-dncs', element: <DoNotCallsScreen /> },
                  { path: '/settings/retention', element: <RetentionScreen /> },
                  { path: '/settings/jobs', element: <JobsScreen /> },
                  { path: '/settings/journal', element: <JournalScreen /> },
                  { path: '/settings/congregation', element: <DetailsScreen /> },
                  { path: '/settings/banner', element: <BannerScreen /> },
                  { path: '/settings/ministry', element: <MinistryScreen /> },
                  { path: '/settings/meetings', element: <MeetingsScreen /> },
                  { path: '/settings/groups', element: <GroupsScreen /> },
                  { path: '/settings/group/:id', element: <GroupScreen /> },
                  { path: '/settings/events', element: <EventsScreen /> },
                  { path: '/settings/user-roles', element: <RoleListScreen /> },
                  { path: '/settings/user-roles/:id', element: <RoleScreen /> },
                  { path: '/settings/my-messages', element: <WishesScreen /> },
                  { path: '/settings/messages', element: <MessagesScreen /> },
                  { path: '/settings/messaging-settings', element: <MessagingSettingsScreen /> },
                  { path: '/settings/messaging', element: <ComposeScreen /> },
                  { path: '/settings/outbox', element: <OutboxScreen /> },
                  { path: '/settings/translations', element: <LanguagesScreen /> },
                  { path: '/settings/translations/:iso', element: <SectionsScreen /> },
                  { path: '/settings/translations/:iso/:category', element: <LinesScreen /> },
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
