/** What this domain brings to the web: the borders of maps, drawn and imported; a map on the ground stands in `app.tsx`. */
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const BordersScreen = lazyScreen(() => import('./borders-screen.tsx'), 'territory');
const BorderEditorScreen = lazyScreen(() => import('./border-editor-screen.tsx'), 'territory');

export const bordersDomain = defineDomain({
  name: 'borders',
  screens: [
    { path: '/settings/borders', Screen: BordersScreen },
    { path: '/settings/borders/:number', Screen: BorderEditorScreen },
    // MAPS-S12: the address by which the documents know it.
    { path: '/settings/map-builder', Screen: BordersScreen, permissions: ['settings.maps'] },
  ],
  menu: [
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
  ],
});
