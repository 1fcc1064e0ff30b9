import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const ChangeScreen = lazyScreen(() => import('./change-screen.tsx'), 'journal', 'problems');
const JournalScreen = lazyScreen(() => import('./journal-screen.tsx'), 'journal');

export const journalDomain = defineDomain({
  name: 'journal',
  screens: [
    { path: '/settings/journal', Screen: JournalScreen, hint: 'journal:openHint' },
    { path: '/settings/journal/:id', Screen: ChangeScreen, beside: '/settings/journal' },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 80,
      to: '/settings/journal/',
      Icon: IconHistory,
      title: 'journal:title',
      line: 'journal:menuText',
      permissions: ['settings.roles.edit'],
    },
  ],
});
