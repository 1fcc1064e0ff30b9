import { translatorPermission } from '@sheaf/rules/translations/translator';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const LanguagesScreen = lazyScreen(() => import('./languages-screen.tsx'), 'translations');
const SectionsScreen = lazyScreen(() => import('./sections-screen.tsx'), 'problems', 'translations');
const LinesScreen = lazyScreen(() => import('./lines-screen.tsx'), 'problems', 'translations');

export const translationsDomain = defineDomain({
  name: 'translations',
  screens: [
    { path: '/settings/translations', Screen: LanguagesScreen },
    { path: '/settings/translations/:iso', Screen: SectionsScreen },
    { path: '/settings/translations/:iso/:category', Screen: LinesScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 100,
      to: '/settings/translations/',
      Icon: IconLanguage,
      title: 'translations:title',
      line: 'translations:menuText',
      permissions: [translatorPermission],
      translating: true,
    },
  ],
});
