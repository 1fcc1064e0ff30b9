/** What this domain brings to the web: who changed what. */
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const JournalScreen = lazyScreen(() => import('./journal-screen.tsx'), 'journal', 'problems');

export const journalDomain = defineDomain({
  name: 'journal',
  screens: [{ path: '/settings/journal', Screen: JournalScreen }],
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
