/**
 * Watches over the two files that the first paint waits for, the app's own and React's: refuses a build in which they need a stranger,
 * because one import too many is slow for everybody, and has them compiled while they arrive.
 */
import type { Plugin, Rolldown } from 'vite';

/** Packages that the dashboard is drawn with. Anything else arrives with the screen that uses it. */
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
 * Most of these files runs before the first paint. Told so in their first line, Chromium compiles them beside the page's own thread while
 * they arrive, and not function by function once the page waits for them. To other browsers it is a comment.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

const packageOf = (id: string): string | undefined =>
  /^((?:@[^/]+\/)?[^/]+)\//.exec(id.split('/node_modules/').slice(1).at(-1) ?? '')?.[1];

const firstOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  ['first', 'react'].map((name) => {
    const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (found?.type !== 'chunk') throw new Error(`the first paint has no file ${name}`);
    return found;
  });

/** The drawing of maps is a megabyte, and only few screens draw one. */
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
    // After those that write lines of their own above the file.
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
