/**
 * The browser of the tests (jsdom) reads the directions of all letters anew for each `<bdi>` whose style it works out, a sixth of the
 * time of tests of screens. Here they are read once. Loaded before jsdom is.
 */
import { registerHooks } from 'node:module';

const once = (url: string): string => `import make from ${JSON.stringify(url)};
let made;
const once = () => (made ??= make());
export { once as default };`;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (specifier !== 'bidi-js') return found;
    const url = `data:text/javascript,${encodeURIComponent(once(found.url))}`;
    return { url, format: 'module', shortCircuit: true };
  },
});
