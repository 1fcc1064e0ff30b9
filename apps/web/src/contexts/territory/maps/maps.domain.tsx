/** Web manifest of maps: assigning maps. */
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const AssignDetailScreen = lazyScreen(() => import('./assign-detail-screen.tsx'));
const AssignScreen = lazyScreen(() => import('./assign-screen.tsx'), 'selection');

export const mapsDomain = defineDomain({
  name: 'maps',
  screens: [
    { path: '/settings/assign', Screen: AssignScreen, hint: 'maps:assign.openHint' },
    { path: '/settings/assign/:number', Screen: AssignDetailScreen, beside: '/settings/assign' },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'maps',
      place: 10,
      to: '/settings/assign/',
      Icon: IconUserShare,
      title: 'maps:assign.title',
      line: 'maps:assign.menuText',
      figure: 'free_maps',
      permissions: ['settings.maps.assign'],
    },
  ],
  notifications: {
    'map-assigned': IconMap2,
    'map-handed-over': IconMap2,
    'map-recalled': IconMapOff,
  },
  tour: [
    { name: 'assigned-maps', place: 110, screen: '/assignments/', target: '[data-tour="my-maps"]' },
    {
      name: 'request-map',
      place: 120,
      screen: '/assignments/',
      target: '[data-tour="request-map"]',
      permissions: ['assignments.request_map'],
    },
  ],
});
