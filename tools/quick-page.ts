/**
 * Speeds up jsdom for tests of screens; must be loaded before jsdom.
 * jsdom parses the bidi classes of all letters for each `<bdi>` whose style it computes, a sixth of the test
 * time: here they are parsed once. For every visibility check it matches all rules of the user agent style
 * sheet, a fifth of the time: here only rules that show or hide. Tests of screens cannot see other rules,
 * because nothing is laid out.
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
