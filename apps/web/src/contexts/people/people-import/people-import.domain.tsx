import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const PeopleFilesScreen = lazyScreen(
  () => import('./people-files-screen.tsx'),
  'people',
  'printing',
  'imports',
);

export const peopleImportDomain = defineDomain({
  name: 'people-import',
  screens: [{ path: '/settings/users/files', Screen: PeopleFilesScreen }],
});
