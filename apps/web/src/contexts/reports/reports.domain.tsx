/** Web manifest of the reports: own report, month, totals. */
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconFileX from '@tabler/icons-react/dist/esm/icons/IconFileX.mjs';
import IconReport from '@tabler/icons-react/dist/esm/icons/IconReport.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { reportPrompt } from './report-prompt.tsx';

const ReportsScreen = lazyScreen(
  () => import('./reports-screen.tsx'),
  'messages',
  'problems',
  'reports',
  'schedule',
  'selection',
);
const MyReportScreen = lazyScreen(() => import('./my-report-screen.tsx'), 'reports', 'schedule');
const OthersScreen = lazyScreen(
  () => import('./month-screen.tsx'),
  'messages',
  'problems',
  'reports',
  'schedule',
  'selection',
);
const PublisherScreen = lazyScreen(() => import('./publisher-screen.tsx'), 'printing', 'reports', 'schedule');
const TotalsScreen = lazyScreen(() => import('./totals-screen.tsx'), 'reports', 'schedule');
const ReportFilesScreen = lazyScreen(() => import('./report-files-screen.tsx'), 'imports', 'reports');
const AttendanceScreen = lazyScreen(() => import('./attendance-screen.tsx'), 'reports', 'schedule');

const keepReports = async (): Promise<void> => (await import('./keep-reports.ts')).keepReports();

export const reportsDomain = defineDomain({
  name: 'reports',
  screens: [
    {
      path: '/settings/reports',
      Screen: ReportsScreen,
      offline: true,
      hint: 'reports:month.openHint',
      listPermission: 'settings.users',
    },
    { path: '/settings/reports/own', Screen: MyReportScreen, offline: true },
    { path: '/settings/reports/others', Screen: OthersScreen },
    { path: '/settings/reports/publisher/:id', Screen: PublisherScreen, beside: '/settings/reports' },
    {
      path: '/settings/reports/files',
      Screen: ReportFilesScreen,
      permissions: ['settings.users', 'settings.users.edit'],
    },
    { path: '/settings/report-totals', Screen: TotalsScreen },
    { path: '/settings/meeting-attendance', Screen: AttendanceScreen },
  ],
  keep: keepReports,
  prompts: [reportPrompt],
  notifications: {
    'records-made': IconFileCheck,
    'records-failed': IconFileX,
    'report-sent': IconReport,
    'report-not-sent': IconReport,
  },
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 14,
      to: '/settings/reports/own/',
      Icon: IconReportAnalytics,
      title: 'reports:menu.own',
      line: 'reports:menu.ownLine',
      permissions: ['settings.users'],
      hidesOnly: true,
      module: 'field_service_reports',
    },
    {
      menu: 'settings',
      section: 'own',
      place: 15,
      to: '/settings/reports/',
      Icon: IconReport,
      title: 'reports:menu.title',
      line: 'reports:menu.line',
      figure: 'missing_reports',
      module: 'field_service_reports',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 32,
      to: '/settings/report-totals/',
      Icon: IconChartBar,
      title: 'reports:totals.title',
      line: 'reports:totals.menu',
      permissions: ['settings.reports.totals'],
      module: 'field_service_reports',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 53,
      to: '/settings/meeting-attendance/',
      Icon: IconUsersGroup,
      title: 'reports:attendance.title',
      line: 'reports:attendance.menu',
      permissions: ['settings.meetings.attendance'],
      module: 'meeting_attendance',
    },
  ],
});
