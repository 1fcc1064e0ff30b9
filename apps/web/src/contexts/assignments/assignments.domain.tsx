import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const AssignmentsScreen = lazyScreen(
  () => import('./assignments-screen.tsx'),
  'addresses',
  'carts',
  'duties',
  'events',
  'meetings',
  'schedule',
  'service',
  'swaps',
);
const OpenPlacesScreen = lazyScreen(() => import('./open-places-screen.tsx'), 'carts', 'schedule', 'swaps');

const keepAssignments = async (): Promise<void> => (await import('./keep-assignments.ts')).keepAssignments();

export const assignmentsDomain = defineDomain({
  name: 'assignments',
  screens: [
    { path: '/assignments', Screen: AssignmentsScreen, offline: true },
    { path: '/assignments/open-places', Screen: OpenPlacesScreen, offline: true },
  ],
  keep: keepAssignments,
  notifications: {
    'duty-changed': IconCalendarQuestion,
    'duty-as-answered': IconCalendarQuestion,
    'duty-opened': IconCalendarQuestion,
    'duty-answer-valid': IconCalendarQuestion,
    'duty-called-off': IconCalendarQuestion,
    'duty-restored': IconCalendarQuestion,
    'duty-withdrawn': IconCalendarQuestion,
    'duties-withdrawn': IconCalendarQuestion,
  },
  tour: [
    {
      name: 'assignments-tab',
      place: 70,
      screen: '/',
      target: '[data-tour="tab-assignments"]',
      advanceOn: '/assignments/',
    },
    {
      name: 'cart-report',
      place: 80,
      screen: '/assignments/',
      target: '[data-tour="cart-report"]',
      entry: '/schedules/cart',
    },
    { name: 'appointments', place: 130, screen: '/assignments/', target: '[data-tour="appointments"]' },
  ],
});
