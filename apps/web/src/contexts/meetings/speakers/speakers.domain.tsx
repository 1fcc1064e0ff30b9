import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const DirectoryScreen = lazyScreen(() => import('./directory-screen.tsx'), 'selection', 'speakers');
const CongregationScreen = lazyScreen(() => import('./congregation-screen.tsx'), 'speakers');

export const speakersDomain = defineDomain({
  name: 'speakers',
  screens: [
    { path: '/settings/speaker-directory', Screen: DirectoryScreen, hint: 'speakers:openHint' },
    {
      path: '/settings/speaker-directory/:congregation',
      Screen: CongregationScreen,
      beside: '/settings/speaker-directory',
    },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 57,
      to: '/settings/speaker-directory/',
      Icon: IconMicrophone2,
      title: 'speakers:title',
      line: 'speakers:line',
      permissions: [
        'settings.meetings.public',
        'settings.meetings.attendance',
        'settings.meetings.attendants',
      ],
    },
  ],
});
