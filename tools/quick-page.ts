/**
 * Takes from the browser of the tests (jsdom) two things it does over and over. Loaded before jsdom is.
 *
 * It reads the directions of all letters anew for each `<bdi>` whose style it works out, a sixth of the time of tests of screens: here
 * they are read once. And for every element whose visibility is asked, all rules of a browser's own style sheet are tried, a fifth of
 * that time: here only those that show or hide. What else a style sheet does no test of a screen can see, since none is laid out.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const once = (url: string): string => `import make from ${JSON.stringify(url)};
let made;
const once = () => (made ??= make());
export { once as default };`;

const wholeSheet = 'parseStyleSheet(defaultStyleSheet,';
const shownAndHidden = String.raw`parseStyleSheet(
  [...defaultStyleSheet.replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/[^{}]+\{[^{}]*\}/g)].map(String).filter((rule) => /[{;\s](?:display|visibility)\s*:/.test(rule)).join("\n"),`;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (specifier !== 'bidi-js') return found;
    const url = `data:text/javascript,${encodeURIComponent(once(found.url))}`;
    return { url, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.endsWith('/css/helpers/computed-style.js')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    if (!source.includes(wholeSheet))
      throw new Error('jsdom reads its style sheet elsewhere: see tools/quick-page.ts');
    return {
      format: 'commonjs',
      source: source.replace(wholeSheet, () => shownAndHidden),
      shortCircuit: true,
    };
  },
});
