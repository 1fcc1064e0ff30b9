/**
 * Watches over the file that the first paint waits for: refuses a build in which it needs a stranger, because one import too many
 * is slow for everybody, and has it compiled while it arrives.
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
 * Most of the file runs before the first paint. Told so in its first line, Chromium compiles it beside the page's own thread while
 * it arrives, and not function by function once the page waits for it. To other browsers it is a comment.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

const packageOf = (id: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

const firstOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk => {
  const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
  if (first?.type !== 'chunk') throw new Error('the build has no first paint');
  return first;
};

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
      const packages = new Set(first.moduleIds.flatMap((id) => packageOf(id) ?? []));
      const strangers = [...packages].filter((name) => !allowed.includes(name));
      if (strangers.length > 0)
        this.error(
          `The first paint waits for ${strangers.join(', ')}. Import it where a later screen needs it.`,
        );
      if (loadsGround(bundle))
        this.error('Every screen waits for the drawing of maps: its file holds something that they share.');
      first.code = compileAhead + first.code;
    },
  },
});
