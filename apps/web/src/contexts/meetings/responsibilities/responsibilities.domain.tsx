import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const DutiesScreen = lazyScreen(
  () => import('./duties-screen.tsx'),
  'answers',
  'responsibilities',
  'chooser',
  'duties',
  'meetings',
  'schedule',
  'tour',
);
const ResponsibilitiesScreen = lazyScreen(
  () => import('./responsibilities-screen.tsx'),
  'responsibilities',
  'schedule',
  'tour',
);

const PersonResponsibilitiesScreen = lazyScreen(
  () => import('./person-responsibilities.tsx'),
  'responsibilities',
);

const keepDuties = async (): Promise<void> => (await import('./keep-duties.ts')).keepDuties();

export const responsibilitiesDomain = defineDomain({
  name: 'responsibilities',
  screens: [
    { path: '/schedules/attendants', Screen: DutiesScreen, offline: true },
    { path: '/settings/attendants-scheduler', Screen: ResponsibilitiesScreen },
  ],
  personRows: PersonResponsibilitiesScreen,
  keep: keepDuties,
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 8,
      to: '/schedules/attendants/',
      Icon: IconDoor,
      title: 'responsibilities:title',
      line: 'responsibilities:text',
      permissions: ['schedules.attendants'],
      module: 'attendants_schedule',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 54,
      to: '/settings/attendants-scheduler/',
      Icon: IconDoor,
      title: 'responsibilities:settings.menu',
      line: 'responsibilities:settings.menuText',
      permissions: ['settings.meetings.attendants'],
      module: 'attendants_schedule',
    },
  ],
});
