import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const PrintingScreen = lazyScreen(
  () => import('./printing-screen.tsx'),
  'meetings',
  'printing',
  'reports',
  'talks',
  'schedule',
);
const DoNotCallsScreen = lazyScreen(() => import('./do-not-calls-screen.tsx'), 'printing');

export const printingDomain = defineDomain({
  name: 'printing',
  screens: [
    { path: '/settings/print', Screen: PrintingScreen },
    { path: '/settings/print-dncs', Screen: DoNotCallsScreen, permissions: ['settings.print.dnc_list'] },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 60,
      to: '/settings/print/',
      Icon: IconPrinter,
      title: 'printing:title',
      line: 'printing:menuText',
      permissions: [
        'settings.print.s_140',
        'settings.print.s_89',
        'settings.print.attendants_schedule',
        'settings.print.public_schedule',
        'settings.print.public_talk_history',
        'settings.print.co_schedule',
        'settings.print.s_13',
        'settings.print.dnc_list',
        'settings.print.groups',
        'settings.print.groups_elder',
        'settings.print.s_21',
        'settings.print.cong_report',
        'settings.reports.totals',
        'settings.meetings.attendance',
      ],
    },
  ],
});
