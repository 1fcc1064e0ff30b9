/**
 * Names that a supported browser lacks. The build translates newer syntax, not functions, properties and
 * selectors: one of these breaks a screen or loses a style in that browser.
 */
import { supportedBrowsers, type Versions } from './supported-browsers.ts';

export interface NewerName {
  name: string;
  found: RegExp;
  /** First version of each browser with the name, from MDN; `Infinity` without one. */
  since: Versions;
  /** Pattern in the same file that shows a check for the name before its use. */
  fallback?: RegExp;
}

const since = (safari: number, chrome: number, firefox: number): Versions => ({ safari, chrome, firefox });

const never = Number.POSITIVE_INFINITY;

const iteratorMethods = 'map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find';

export const newerInScripts: readonly NewerName[] = [
  { name: 'Map.groupBy', found: /\b(?:Map|Object)\.groupBy\b/, since: since(17.4, 117, 119) },
  { name: 'toSorted', found: /\.to(?:Sorted|Reversed|Spliced)\b/, since: since(16, 110, 115) },
  { name: 'isWellFormed', found: /\.(?:is|to)WellFormed\b/, since: since(16.4, 111, 119) },
  { name: 'Promise.withResolvers', found: /\bPromise\.withResolvers\b/, since: since(17.4, 119, 121) },
  { name: 'Promise.try', found: /\bPromise\.try\b/, since: since(18.2, 128, 134) },
  { name: 'Array.fromAsync', found: /\bArray\.fromAsync\b/, since: since(16.4, 121, 115) },
  {
    name: 'set methods',
    // `difference` is not listed, because the drawing of maps has a method with that name.
    found: /\.(?:union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    since: since(17, 122, 127),
  },
  {
    name: 'iterator methods',
    found: new RegExp(`\\.(?:values|keys|entries)\\(\\)\\.(?:${iteratorMethods})\\(|\\bIterator\\.from\\b`),
    since: since(18.4, 122, 131),
  },
  { name: 'Map.getOrInsert', found: /\.getOrInsert(?:Computed)?\(/, since: since(26.2, 145, 144) },
  { name: 'RegExp.escape', found: /\bRegExp\.escape\b/, since: since(18.2, 136, 134) },
  { name: 'RegExp flag v', found: /\bRegExp\([^()]*,\s*[`'"][a-z]*v[a-z]*[`'"]/, since: since(17, 112, 116) },
  { name: 'Error.isError', found: /\bError\.isError\b/, since: since(26, 134, 138) },
  {
    name: 'base64 of bytes',
    found: /\.(?:toBase64|toHex|fromBase64|fromHex)\(/,
    since: since(18.2, 140, 133),
  },
  { name: 'ArrayBuffer.transfer', found: /\.transfer(?:ToFixedLength)?\(\)/, since: since(17.4, 114, 122) },
  { name: 'bytes of a response', found: /\.bytes\(\)/, since: since(18, 132, 128) },
  { name: 'URL.canParse', found: /\bURL\.canParse\b/, since: since(17, 120, 115) },
  { name: 'URL.parse', found: /\bURL\.parse\b/, since: since(18, 126, 126) },
  { name: 'URLPattern', found: /\bURLPattern\b/, since: since(26, 95, 142) },
  { name: 'AbortSignal.any', found: /\bAbortSignal\.any\b/, since: since(17.4, 116, 124) },
  {
    name: 'Intl.Segmenter',
    found: /\bIntl\.Segmenter\b/,
    since: since(14.1, 87, 125),
    fallback: /[`'"]Segmenter[`'"]\s*in\s+Intl/,
  },
  {
    name: 'Intl.DurationFormat',
    found: /\bIntl\.DurationFormat\b/,
    since: since(16.4, 129, 136),
    fallback: /Intl\.DurationFormat\s*\?/,
  },
  {
    name: 'requestIdleCallback',
    found: /\brequestIdleCallback\b/,
    since: since(never, 47, 55),
    fallback: /[`'"]requestIdleCallback[`'"]\s*in\b|requestIdleCallback\s*(?:\?|\|\|)/,
  },
  { name: 'Element.checkVisibility', found: /\.checkVisibility\(/, since: since(17.4, 105, 106) },
  { name: 'Element.moveBefore', found: /\.moveBefore\(/, since: since(never, 133, 144) },
  { name: 'popover', found: /\.(?:show|hide|toggle)Popover\(/, since: since(17, 114, 125) },
  { name: 'CSS.highlights', found: /\bCSS\.highlights\b/, since: since(17.2, 105, 140) },
  { name: 'navigator.userActivation', found: /\.userActivation\./, since: since(16.4, 72, 120) },
  // `querySelector` throws on an unknown selector.
  { name: ':has() in a script', found: /:has\(/, since: since(15.4, 105, 121) },
];

export const newerInStyles: readonly NewerName[] = [
  { name: 'color-mix()', found: /\bcolor-mix\(/, since: since(16.2, 111, 113) },
  { name: 'light-dark()', found: /\blight-dark\(/, since: since(17.5, 123, 120) },
  {
    name: 'lab, lch and color()',
    found: /[:, (](?:ok)?l(?:ab|ch)\(|[:, (]color\(/,
    since: since(15, 111, 113),
  },
  { name: 'relative colours', found: /\((?:from)\s+(?:var\(|#|[a-z]+\b)/, since: since(18, 131, 133) },
  { name: 'nesting', found: /[{};]\s*&/, since: since(17.2, 120, 117) },
  { name: '@scope', found: /@scope\b/, since: since(17.4, 118, 146) },
  { name: '@starting-style', found: /@starting-style\b/, since: since(17.5, 117, 129) },
  { name: '@property', found: /@property\b/, since: since(16.4, 85, 128) },
  { name: 'style queries of containers', found: /@container[^{]*\bstyle\(/, since: since(18, 111, 151) },
  { name: ':popover-open', found: /:popover-open\b/, since: since(17, 114, 125) },
  { name: ':dir()', found: /:dir\(/, since: since(16.4, 120, 49) },
  { name: ':user-invalid', found: /:user-(?:in)?valid\b/, since: since(16.5, 119, 88) },
  { name: ':nth-child(of)', found: /:nth-(?:last-)?child\([^()]*\bof\b/, since: since(9, 111, 113) },
  { name: 'line heights as a unit', found: /\d(?:r?lh)\b/, since: since(16.4, 109, 120) },
  { name: 'linear() easing', found: /[:,\s]linear\(/, since: since(17.2, 113, 112) },
  { name: 'rounding', found: /[:,\s(](?:round|mod|rem)\(/, since: since(15.4, 125, 118) },
  { name: 'subgrid', found: /\bsubgrid\b/, since: since(16, 117, 71) },
  {
    name: 'mask without a prefix',
    found: /[{;]mask(?:-image)?:/,
    since: since(15.4, 120, 53),
    fallback: /-webkit-mask(?:-image)?:/,
  },
  {
    name: 'anchors',
    found: /[{;](?:position-anchor|position-area|anchor-name):/,
    since: since(26, 125, 147),
  },
];

export const isNewer = (first: Versions): boolean =>
  Object.entries(supportedBrowsers).some(([browser, version]) => first[browser as keyof Versions] > version);

/** Splits a selector list at commas outside parentheses and brackets. */
function selectorsOf(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of prelude) {
    depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}

/**
 * Selectors that Firefox before 121 drops because their list contains `:has()`: only a list in `:is()` is
 * forgiving.
 */
const droppedSelectors = (css: string): string[] =>
  [...css.matchAll(/([^{};]*:has\([^{};]*)\{/g)]
    .map(([, prelude]) => prelude!.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .filter((prelude) => {
      const selectors = selectorsOf(prelude).map((selector) => selector.includes(':has('));
      return selectors.includes(true) && selectors.includes(false);
    });

const namesIn = (text: string, names: readonly NewerName[]): string[] =>
  names.filter(({ found, fallback }) => found.test(text) && !fallback?.test(text)).map(({ name }) => name);

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Returns one line for each name without a fallback. */
export function findNewerNames(file: string, text: string): string[] {
  const told = (name: string): string => `${file}: ${name}`;
  if (file.endsWith('.css')) {
    const css = withoutComments(text);
    const dropped = droppedSelectors(css).map((prelude) => `a selector beside :has(): ${prelude}`);
    return [...namesIn(css, newerInStyles), ...dropped].map(told);
  }
  if (/\.m?js$/.test(file)) return namesIn(text, newerInScripts).map(told);
  if (!file.endsWith('.html')) return [];
  const parts = (tag: string): string =>
    [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, part]) => part)
      .join('\n');
  return [
    ...findNewerNames('script.js', parts('script')),
    ...findNewerNames('style.css', parts('style')),
  ].map((line) => told(line));
}
