/** What this domain brings to the web: the screen that takes tables of speakers and talks in, which the directory opens. */
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const SpeakersImportScreen = lazyScreen(() => import('./speakers-import-screen.tsx'), 'speakers', 'imports');

export const speakersImportDomain = defineDomain({
  name: 'speakers-import',
  screens: [
    {
      path: '/settings/speaker-import',
      Screen: SpeakersImportScreen,
      permissions: ['settings.meetings.public'],
    },
  ],
  menu: [],
});
