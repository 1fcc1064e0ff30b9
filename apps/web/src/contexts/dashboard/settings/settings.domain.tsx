import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const SettingsScreen = lazyScreen(() => import('./settings-screen.tsx'));
const HelpScreen = lazyScreen(() => import('./help-screen.tsx'), 'help');
const JobsScreen = lazyScreen(() => import('./jobs-screen.tsx'));

export const settingsDomain = defineDomain({
  name: 'settings',
  screens: [
    { path: '/settings', Screen: SettingsScreen },
    { path: '/settings/help', Screen: HelpScreen, offline: true },
    { path: '/settings/jobs', Screen: JobsScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 90,
      to: '/settings/help/',
      Icon: IconHelp,
      title: 'help:title',
      line: 'help:menuText',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 90,
      to: '/settings/jobs/',
      Icon: IconMoon,
      title: 'shell:jobs.title',
      line: 'shell:jobs.menuText',
      permissions: ['settings.roles.edit'],
    },
  ],
  tour: [
    {
      name: 'settings-tab',
      place: 180,
      screen: '/schedules/',
      target: '[data-tour="tab-settings"]',
      advanceOn: '/settings/',
    },
    { name: 'finish', place: 200, screen: '/settings/' },
  ],
});
