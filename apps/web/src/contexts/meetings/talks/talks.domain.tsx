/** Web manifest of public talks, and of the page for speakers' answers. */
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { talkPrompt } from './talk-prompt.tsx';

const SchedulerScreen = lazyScreen(
  () => import('./scheduler-screen.tsx'),
  'schedule',
  'talks',
  'away',
  'booking',
  'answers',
  'duties',
  'events',
  'meetings',
  'proposals',
  'selection',
  'speakers',
  'imports',
);

export const talksDomain = defineDomain({
  name: 'talks',
  screens: [{ path: '/settings/public-scheduler', Screen: SchedulerScreen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 34,
      to: '/settings/public-scheduler/',
      Icon: IconMicrophone2,
      title: 'talks:title',
      line: 'talks:menuText',
      permissions: ['settings.meetings.public'],
    },
  ],
  prompts: [talkPrompt],
  notifications: {
    'talk-accepted': IconUserCheck,
    'talk-declined': IconUserX,
    'talk-another': IconCalendarQuestion,
    'talk-changed': IconCalendarQuestion,
    'talk-as-agreed': IconUserCheck,
    'talk-called-off': IconUserX,
    'talk-restored': IconUserCheck,
    'own-talk-called-off': IconUserX,
    'own-talk-moved': IconCalendarQuestion,
    'own-talk-host-moved': IconCalendarQuestion,
    'own-talk-as-agreed': IconUserCheck,
  },
});
