/**
 * Guards the three files that the first paint waits for: the app's, React's, and that of the dashboard. Refuses
 * a build in which they import any other package, and marks them for eager compilation.
 */
import type { Plugin, Rolldown } from 'vite';

/** Packages that the dashboard needs. Any other package loads with the screen that uses it. */
const allowed = [
  '@tabler/icons-react',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'idb',
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'use-sync-external-store',
];

/**
 * Most functions of these files run before the first paint. The comment makes Chromium compile them on a
 * background thread during the download, instead of one by one on the main thread. Other browsers ignore it.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

const packageOf = (id: string): string | undefined =>
  /^((?:@[^/]+\/)?[^/]+)\//.exec(id.split('/node_modules/').slice(1).at(-1) ?? '')?.[1];

const firstOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  ['first', 'react', 'home'].map((name) => {
    const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (found?.type !== 'chunk') throw new Error(`the first paint has no file ${name}`);
    return found;
  });

/** The map renderer has about 1 MB, and few screens use it. */
const loadsGround = (bundle: Rolldown.OutputBundle): boolean =>
  Object.values(bundle).some(
    (file) =>
      file.type === 'chunk' &&
      ['themed', 'map-screen', 'sheet'].includes(file.name) &&
      file.imports.some((name) => name.includes('basemap')),
  );

export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  generateBundle: {
    // After the plugins that prepend lines to the file.
    order: 'post',
    handler(_, bundle) {
      const first = firstOf(bundle);
      const packages = new Set(
        first.flatMap(({ moduleIds }) => moduleIds).flatMap((id) => packageOf(id) ?? []),
      );
      const strangers = [...packages].filter((name) => !allowed.includes(name));
      if (strangers.length > 0)
        this.error(
          `The first paint waits for ${strangers.join(', ')}. Import it where a later screen needs it.`,
        );
      if (loadsGround(bundle))
        this.error('Every screen waits for the drawing of maps: its file holds something that they share.');
      for (const file of first) file.code = compileAhead + file.code;
    },
  },
});
