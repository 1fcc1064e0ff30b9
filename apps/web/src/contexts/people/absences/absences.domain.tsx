import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const AwayScreen = lazyScreen(() => import('./away-screen.tsx'), 'duties', 'meetings', 'people');

export const absencesDomain = defineDomain({
  name: 'absences',
  screens: [{ path: '/settings/away', Screen: AwayScreen }],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 20,
      to: '/settings/away/',
      Icon: IconPlaneDeparture,
      title: 'people:awayDates.title',
      line: 'people:awayDates.menuText',
      figure: 'away',
    },
  ],
  notifications: {
    'away-entered': IconPlaneDeparture,
  },
});
