/** Refuses a build whose first picture waits for a package that it does not need: one import too many is slow for everybody. */
import type { Plugin } from 'vite';

/** Packages that the dashboard is drawn with. Anything else arrives with the screen that uses it. */
const allowed = [
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'clsx',
  'i18next',
  'idb',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'use-sync-external-store',
];

const packageOf = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

export const firstPicture = (): Plugin => ({
  name: 'first-picture',
  generateBundle(_, bundle) {
    const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
    if (first?.type !== 'chunk') throw new Error('the build has no first picture');
    const packages = new Set(first.moduleIds.flatMap((id) => packageOf(id) ?? []));
    const strangers = [...packages].filter((name) => !allowed.includes(name));
    if (strangers.length > 0)
      this.error(
        `The first picture waits for ${strangers.join(', ')}. Import it where a later screen needs it.`,
      );
  },
});
