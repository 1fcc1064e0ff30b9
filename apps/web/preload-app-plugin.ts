/**
 * Has the page fetch the app's own files from its first line on, and puts into the page itself what is needed before they are there:
 * the early script, which starts the app, and the styles of the first paint (decision 119).
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { buildBrowserCheck, buildEarlyScript } from './early-script.ts';

/** What starts the early script as a file, and what Vite thinks of fetching for it. */
const madeByVite = ['<script async type="module"', '<link rel="modulepreload"', '<link rel="stylesheet"'];

const withoutMade = (html: string): string =>
  html.replaceAll(/<(?:script|link) [^<>]*>(?:<\/script>)?/g, (tag) =>
    madeByVite.some((begin) => tag.startsWith(begin)) ? '' : tag,
  );

/** What stands in the page is no file any more. */
function takeText(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`the build has no file ${name}`);
  delete bundle[name];
  return String(file.source).trim();
}

const link = (rel: string, name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${name}` },
  injectTo: 'head',
});

export function preloadApp(): Plugin {
  let root: string;
  return {
    name: 'preload-app',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // The development server has no bundle, and takes the early script for a file like any other.
        if (!bundle) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const app = chunks.find(({ name }) => name === 'first');
        const early = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/early/early.ts')));
        if (!app || !early) throw new Error('the build has no file of the first paint, or no early script');
        const styles = [...(app.viteMetadata?.importedCss ?? [])];
        if (styles.length !== 1) throw new Error('the first paint must have one file of styles');
        const orphans = chunks.filter(({ imports }) => imports.includes(early.fileName));
        if (orphans.length > 0)
          throw new Error(`the early script's file is not kept, and ${orphans[0]!.fileName} imports it`);
        delete bundle[early.fileName];
        app.viteMetadata!.importedCss.clear();
        return {
          html: withoutMade(html),
          tags: [
            ...[app.fileName, ...app.imports].map((name) => link('modulepreload', name)),
            // Before the script, which shows the snapshot of the dashboard only if it was drawn with the same styles.
            { tag: 'meta', attrs: { name: 'styles', content: styles[0]! }, injectTo: 'head' },
            { tag: 'script', children: await buildBrowserCheck(root), injectTo: 'head' },
            {
              tag: 'script',
              children: await buildEarlyScript(root, `/${app.fileName}`),
              injectTo: 'head',
            },
            {
              tag: 'style',
              children: takeText(bundle, styles[0]!),
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
