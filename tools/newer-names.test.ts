/** Refuses names that a supported browser lacks (`apps/web/supported-names-plugin.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { findNewerNames, isNewer, newerInScripts, newerInStyles } from '../apps/web/newer-names.ts';
import { supportedBrowsers } from '../apps/web/supported-browsers.ts';
import { supportedNames } from '../apps/web/supported-names-plugin.ts';
import { root } from './source-files.ts';

const script = (text: string): string[] => findNewerNames('a.js', text);
const style = (text: string): string[] => findNewerNames('a.css', text);

it('SHELL-X3 refuses a built script with a function that Safari 16.4, Chrome 109 or Firefox 115 lacks', () => {
  for (const text of [
    'let a=Map.groupBy(b,c)',
    'a.toSorted()',
    'Promise.withResolvers()',
    'a.values().map(b)',
    'new RegExp(a,`gv`)',
    'AbortSignal.any([a])',
    'document.querySelector(`li:has(a)`)',
  ])
    expect(script(text), text).toHaveLength(1);
  expect(script('a.map(b).sort();Object.values(a).map(b);new RegExp(a,`giu`)')).toEqual([]);
});

it('SHELL-X3 accepts a name that is used only after a check', () => {
  expect(script('new Intl.Segmenter()')).toEqual(['a.js: Intl.Segmenter']);
  expect(script('if(`Segmenter`in Intl)new Intl.Segmenter()')).toEqual([]);
});

it('SHELL-X3 refuses a built style that Safari 16.4, Chrome 109 or Firefox 115 lacks', () => {
  for (const text of [
    '.a{color:color-mix(in srgb,red,blue)}',
    '.a{color:oklch(1 0 0)}',
    '.a{&:hover{color:red}}',
    '.a{height:2lh}',
    '.a{mask:url(a)}',
    '.a{transition:color 1s linear(0,1)}',
  ])
    expect(style(text), text).toHaveLength(1);
  expect(
    style('.a{-webkit-mask:url(a);mask:url(a);background:linear-gradient(red,blue);height:1dvh}'),
  ).toEqual([]);
});

it('SHELL-X3 refuses a style whose selector list mixes :has() with other selectors', () => {
  expect(style('.a,.b:has(c){color:red}')).toEqual(['a.css: a selector beside :has(): .a,.b:has(c)']);
  expect(
    style('.a:is(.d,:has(+ .c)),.b:has(c){color:red}@supports selector(:has(a)){.a{color:red}}'),
  ).toEqual([]);
});

it('SHELL-X3 checks scripts and styles in a page', () => {
  expect(findNewerNames('index.html', '<style>.a{&.b{}}</style><script>a.toSorted()</script>')).toEqual([
    'index.html: script.js: toSorted',
    'index.html: style.css: nesting',
  ]);
});

it('SHELL-X3 each listed name is newer than a supported browser', () => {
  const all = [...newerInScripts, ...newerInStyles];
  expect(all.filter(({ since }) => !isNewer(since)).map(({ name }) => name)).toEqual([]);
});

it.each(['README.md', 'docs/deploy.md', 'docs/testing.md', 'packages/phrases/src/too-old-texts.ts'])(
  'SHELL-X3 %s names the supported browsers',
  (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { safari, chrome, firefox } = supportedBrowsers;
    for (const browser of [`Safari ${safari}`, `Chrome ${chrome}`, `Firefox ${firefox}`])
      expect(text).toContain(browser);
  },
);

const buildOf = (source: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === 'virtual:source' ? id : undefined),
        load: (id) => (id === 'virtual:source' ? source : undefined),
      },
      supportedNames(),
    ],
    build: { write: false, rollupOptions: { input: 'virtual:source' } },
  });

it('SHELL-X3 fails a build with a newer function and names it', async () => {
  await expect(buildOf('console.log([2, 1].toSorted())')).rejects.toThrow(/toSorted/);
  await expect(buildOf('console.log([2, 1].sort())')).resolves.toBeDefined();
});
