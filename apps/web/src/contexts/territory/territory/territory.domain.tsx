/** Web manifest of the territory: the map manager and the overview. */
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const OverviewScreen = lazyScreen(() => import('./overview-screen.tsx'), 'imports', 'printing', 'territory');
const MapManagerScreen = lazyScreen(() => import('./map-manager-screen.tsx'), 'selection', 'territory');
const MapDetailScreen = lazyScreen(
  () => import('./map-detail-screen.tsx'),
  'addresses',
  'printing',
  'territory',
);

export const territoryDomain = defineDomain({
  name: 'territory',
  screens: [
    { path: '/settings/overview', Screen: OverviewScreen },
    { path: '/settings/maps', Screen: MapManagerScreen, hint: 'territory:openHint' },
    { path: '/settings/maps/:number', Screen: MapDetailScreen, beside: '/settings/maps' },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'maps',
      place: 20,
      to: '/settings/maps/',
      Icon: IconMap2,
      title: 'territory:menu',
      line: 'territory:menuText',
      figure: 'maps',
      permissions: ['settings.maps'],
    },
    {
      menu: 'settings',
      section: 'maps',
      place: 40,
      to: '/settings/overview/',
      Icon: IconChartBar,
      title: 'territory:overview.title',
      line: 'territory:overview.menuText',
      permissions: ['settings.maps'],
    },
  ],
});
