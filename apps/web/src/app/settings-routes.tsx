/** The routes under Settings and their screens: half a hundred that the first picture has no use for. */
import { type RouteObject, useRoutes } from 'react-router';
import { MissingScreen } from './fallback-screens.tsx';
import { lazyScreen } from './lazy-screen.ts';

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
const ImportScreen = lazyScreen(
  () => import('../domains/addresses/import-screen.tsx'),
  'addresses',
  'imports',
);
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

export const settingsRoutes: RouteObject[] = [
  { index: true, element: <SettingsScreen /> },
  { path: 'my-profile', element: <ProfileScreen /> },
  { path: 'my-profile/devices', element: <DevicesScreen /> },
  { path: 'users', element: <PeopleScreen /> },
  { path: 'users/new', element: <AddPersonScreen /> },
  { path: 'users/files', element: <PeopleFilesScreen /> },
  { path: 'users/:id', element: <PersonScreen /> },
  { path: 'qualifications', element: <QualificationsScreen /> },
  { path: 'qualifications/:id', element: <QualificationScreen /> },
  { path: 'visitors', element: <SeenScreen /> },
  { path: 'away', element: <AwayScreen /> },
  { path: 'overview', element: <OverviewScreen /> },
  { path: 'borders', element: <BordersScreen /> },
  { path: 'borders/:number', element: <BorderEditorScreen /> },
  { path: 'print', element: <PrintingScreen /> },
  { path: 'print-dncs', element: <DoNotCallsScreen /> },
  { path: 'retention', element: <RetentionScreen /> },
  { path: 'jobs', element: <JobsScreen /> },
  { path: 'journal', element: <JournalScreen /> },
  { path: 'congregation', element: <DetailsScreen /> },
  { path: 'banner', element: <BannerScreen /> },
  { path: 'ministry', element: <MinistryScreen /> },
  { path: 'meetings', element: <MeetingsScreen /> },
  { path: 'groups', element: <GroupsScreen /> },
  { path: 'group/:id', element: <GroupScreen /> },
  { path: 'events', element: <EventsScreen /> },
  { path: 'user-roles', element: <RoleListScreen /> },
  { path: 'user-roles/:id', element: <RoleScreen /> },
  { path: 'my-messages', element: <WishesScreen /> },
  { path: 'messages', element: <MessagesScreen /> },
  { path: 'messaging-settings', element: <MessagingSettingsScreen /> },
  { path: 'messaging', element: <ComposeScreen /> },
  { path: 'outbox', element: <OutboxScreen /> },
  { path: 'translations', element: <LanguagesScreen /> },
  { path: 'translations/:iso', element: <SectionsScreen /> },
  { path: 'translations/:iso/:category', element: <LinesScreen /> },
  { path: 'assign', element: <AssignScreen /> },
  { path: 'imports', element: <ImportsScreen /> },
  { path: 'maps', element: <MapManagerScreen /> },
  { path: 'maps/import', element: <ImportScreen /> },
  { path: 'maps/:number', element: <MapDetailScreen /> },
  { path: '*', element: <MissingScreen /> },
];

export const Routes = () => useRoutes(settingsRoutes);
