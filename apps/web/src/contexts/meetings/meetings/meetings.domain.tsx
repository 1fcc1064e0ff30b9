import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const MeetingsScreen = lazyScreen(
  () => import('./meetings-screen.tsx'),
  'answers',
  'chooser',
  'duties',
  'meetings',
  'people',
  'printing',
  'schedule',
  'workbook',
);
const WorkbookScreen = lazyScreen(
  () => import('./workbook/workbook-screen.tsx'),
  'meetings',
  'people',
  'schedule',
  'workbook',
);

const keepMeetings = async (): Promise<void> => (await import('./keep-meetings.ts')).keepMeetings();
const MailScheduleScreen = lazyScreen(
  () => import('./mail-schedule-screen.tsx'),
  'meetings',
  'printing',
  'schedule',
);
const LanguageGroupsScreen = lazyScreen(
  () => import('./language-groups/language-groups-screen.tsx'),
  'meetings',
  'schedule',
);

const MeetingTimesScreen = lazyScreen(
  () => import('./meeting-times/meeting-times-screen.tsx'),
  'meetings',
  'schedule',
);

export const meetingsDomain = defineDomain({
  name: 'meetings',
  screens: [
    { path: '/schedules/meetings', Screen: MeetingsScreen, offline: true },
    {
      path: '/schedules/meetings/import',
      Screen: WorkbookScreen,
      permissions: ['schedules.meetings.import'],
    },
    { path: '/settings/mail-schedule', Screen: MailScheduleScreen },
    { path: '/settings/language-groups', Screen: LanguageGroupsScreen },
    {
      path: '/settings/meetings/times',
      Screen: MeetingTimesScreen,
      permissions: ['settings.cong.edit'],
    },
  ],
  keep: keepMeetings,
  // Notification kinds of the duties, a domain without screens.
  notifications: { 'duty-cannot': IconCalendarX, 'duty-cannot-for': IconCalendarX },
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 5,
      to: '/schedules/meetings/',
      Icon: IconCalendarWeek,
      title: 'meetings:title',
      line: 'meetings:menuText',
      permissions: ['schedules.meetings'],
      module: 'meeting_schedule',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 52,
      to: '/settings/language-groups/',
      Icon: IconLanguage,
      title: 'meetings:groups.title',
      line: 'meetings:groups.menuText',
      permissions: ['settings.cong.edit'],
      module: 'meeting_schedule',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 61,
      to: '/settings/mail-schedule/',
      Icon: IconMailForward,
      title: 'printing:mail.title',
      line: 'printing:mail.menu',
      permissions: ['settings.mail.clam_schedule'],
      also: 'settings.mail',
      module: 'meeting_schedule',
    },
  ],
});
