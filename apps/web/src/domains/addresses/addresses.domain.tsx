/** What this domain brings to the web: importing an address list. */
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const ImportScreen = lazyScreen(() => import('./import-screen.tsx'), 'addresses', 'imports');

export const addressesDomain = defineDomain({
  name: 'addresses',
  screens: [{ path: '/settings/maps/import', Screen: ImportScreen, permissions: ['settings.maps.add'] }],
});
