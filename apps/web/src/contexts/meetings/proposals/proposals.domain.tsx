/** Web manifest of proposals, and of the page for other coordinators. */
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const ProposalsScreen = lazyScreen(
  () => import('./proposals-screen.tsx'),
  'answers',
  'meetings',
  'proposals',
);

export const proposalsDomain = defineDomain({
  name: 'proposals',
  screens: [{ path: '/settings/proposals', Screen: ProposalsScreen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 58,
      to: '/settings/proposals/',
      Icon: IconMailQuestion,
      title: 'proposals:title',
      line: 'proposals:menuText',
      permissions: ['settings.meetings.public'],
    },
  ],
  notifications: {
    'proposal-received': IconMailQuestion,
    'proposal-accepted': IconUserCheck,
    'proposal-countered': IconCalendarQuestion,
    'proposal-moved': IconCalendarQuestion,
    'invitation-moved': IconCalendarQuestion,
    'proposal-declined': IconUserX,
    'proposal-withdrawn': IconUserX,
    'invitation-received': IconMailQuestion,
    'invitation-accepted': IconUserCheck,
    'invitation-countered': IconCalendarQuestion,
    'invitation-declined': IconUserX,
    'invitation-withdrawn': IconUserX,
  },
});
