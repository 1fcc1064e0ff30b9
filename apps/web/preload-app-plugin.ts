/** Has the page fetch the app's own file and styles from its first line on, although the early script is what starts the app. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

export const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      // The development server has no bundle.
      if (!bundle) return [];
      const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'first');
      if (app?.type !== 'chunk') throw new Error('the build has no file of the first paint');
      const styles = [...(app.viteMetadata?.importedCss ?? [])];
      if (styles.length !== 1) throw new Error('the first paint must have one file of styles');
      return [app.fileName, ...app.imports]
        .filter((name) => !name.includes('early'))
        .map(
          (name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }),
        )
        .concat({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${styles[0]}` },
          injectTo: 'head',
        });
    },
  },
});
