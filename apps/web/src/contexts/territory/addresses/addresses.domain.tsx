/** Web manifest of addresses: the import of an address list. */
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const ImportScreen = lazyScreen(() => import('./import-screen.tsx'), 'addresses', 'imports', 'territory');

export const addressesDomain = defineDomain({
  name: 'addresses',
  screens: [{ path: '/settings/maps/import', Screen: ImportScreen, permissions: ['settings.maps.add'] }],
  notifications: {
    'addresses-assigned': IconHome,
    'addresses-taken-back': IconHome,
    'addresses-returned': IconHome,
  },
  tour: [
    { name: 'available-addresses', place: 90, screen: '/assignments/', target: '[data-tour="my-addresses"]' },
    {
      name: 'request-addresses',
      place: 100,
      screen: '/assignments/',
      target: '[data-tour="request-addresses"]',
    },
  ],
});
