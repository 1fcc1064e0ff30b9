/** SETTINGS-S1: the entries of the map manager. */
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import type { MenuSection } from './menu-section.ts';

export const mapsMenu: MenuSection = {
  title: 'shell:settings.section.maps',
  entries: [
    {
      to: '/settings/assign/',
      Icon: IconUserShare,
      title: 'maps:assign.title',
      line: 'maps:assign.menuText',
      permissions: ['settings.maps.assign'],
    },
    {
      to: '/settings/maps/',
      Icon: IconMap2,
      title: 'territory:menu',
      line: 'territory:menuText',
      permissions: ['settings.maps'],
    },
    {
      to: '/settings/borders/',
      Icon: IconPolygon,
      title: 'territory:borders.title',
      line: 'territory:borders.menuText',
      permissions: ['settings.maps'],
    },
    {
      to: '/settings/overview/',
      Icon: IconChartBar,
      title: 'territory:overview.title',
      line: 'territory:overview.menuText',
      permissions: ['settings.maps'],
    },
    {
      to: '/settings/imports/',
      Icon: IconFileImport,
      title: 'shell:settings.import',
      line: 'shell:settings.importText',
      permissions: ['settings.maps.add'],
    },
  ],
};
