/** Web manifest of the territory import: import of other programs' files, and export. */
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const ImportsScreen = lazyScreen(() => import('./imports-screen.tsx'), 'imports');

export const territoryImportDomain = defineDomain({
  name: 'territory-import',
  screens: [{ path: '/settings/imports', Screen: ImportsScreen }],
  menu: [
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
