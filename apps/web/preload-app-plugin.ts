/**
 * Has the page fetch the app's own file and styles from its first line on, and puts the early script, which starts the app, into the
 * page itself.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { buildEarlyScript } from './early-script.ts';

/** What starts the early script as a file, and what Vite thinks of fetching for it. */
const madeByVite =
  /\s*<(?:script async type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

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
        delete bundle[early.fileName];
        return {
          html: html.replaceAll(madeByVite, ''),
          tags: [
            ...[app.fileName, ...app.imports].map((name) => link('modulepreload', name)),
            // Before the styles, for which it would wait.
            {
              tag: 'script',
              children: await buildEarlyScript(root, `/${app.fileName}`),
              injectTo: 'head',
            },
            link('stylesheet', styles[0]!),
          ],
        };
      },
    },
  };
}
