/** Web manifest of the import of speakers and talks, which the directory links to. */
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
