/** Web manifest of borders: drawing and importing; the route of a map on the ground is in `app.tsx`. */
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
    // MAPS-S12: path from the specification.
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
