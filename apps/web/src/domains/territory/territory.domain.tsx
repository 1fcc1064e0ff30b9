/** What this domain brings to the web: maps, borders, imports and the overview. */
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import { defineDomain } from '../../platform/domain.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

const OverviewScreen = lazyScreen(() => import('./overview-screen.tsx'), 'imports', 'printing', 'territory');
const BordersScreen = lazyScreen(() => import('./borders-screen.tsx'), 'territory');
const BorderEditorScreen = lazyScreen(() => import('./border-editor-screen.tsx'), 'territory');
const ImportsScreen = lazyScreen(() => import('./imports-screen.tsx'), 'imports');
const MapManagerScreen = lazyScreen(() => import('./map-manager-screen.tsx'), 'territory');
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
    { path: '/settings/borders', Screen: BordersScreen },
    { path: '/settings/borders/:number', Screen: BorderEditorScreen },
    { path: '/settings/imports', Screen: ImportsScreen },
    { path: '/settings/maps', Screen: MapManagerScreen },
    { path: '/settings/maps/:number', Screen: MapDetailScreen },
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
      permissions: ['settings.maps'],
    },
    {
      menu: 'settings',
      section: 'maps',
      place: 30,
      to: '/settings/borders/',
      Icon: IconPolygon,
      title: 'territory:borders.title',
      line: 'territory:borders.menuText',
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
    {
      menu: 'settings',
      section: 'maps',
      place: 50,
      to: '/settings/imports/',
      Icon: IconFileImport,
      title: 'shell:settings.import',
      line: 'shell:settings.importText',
      permissions: ['settings.maps.add'],
    },
  ],
});
