/** Every lazily loaded screen declares the phrases that it and its components use. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../packages/phrases/src/languages.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namespaces = Object.keys(languages.en);

const statically = /^(?:import|export) (?!type )(?:[^;'"]*? from )?'([.#][^']+\.tsx?)'/gm;
const onDemand = /\bimport\(\s*'([.#][^']+\.tsx?)'\s*\)/g;

/** Resolves an import in a file of the web app. */
const fileOf = (path: string, imported: string): string =>
  imported.startsWith('#') ? `apps/web/src/${imported.slice(1)}` : join(dirname(path), imported);

const importsOf = (path: string, kind: RegExp): string[] =>
  [...read(path).matchAll(kind)].map(([, file]) => fileOf(path, file!));

/** Namespaces used by a file and its imports, each with the files that use it. */
function spokenBy(start: string, kinds: RegExp[]): Map<string, string[]> {
  const seen = new Set<string>();
  const spoken = new Map<string, string[]>();
  const todo = [start];
  for (let path = todo.pop(); path; path = todo.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const loaded = [...read(path).matchAll(/loadPhrases\(\[([^\]]*)\]/g)].map(([, names]) => names).join();
    for (const [, name] of read(path).matchAll(/['"`]([a-z]+):[a-zA-Z$]/g))
      if (namespaces.includes(name!) && !loaded.includes(`'${name}'`))
        spoken.set(name!, [...(spoken.get(name!) ?? []), path]);
    const here = path;
    // A component that loads phrases itself loads those of its imports on demand.
    const own = read(here).includes('loadPhrases([');
    todo.push(...kinds.filter((kind) => !own || kind !== onDemand).flatMap((kind) => importsOf(here, kind)));
  }
  return spoken;
}

const first = [
  ...read('apps/web/src/platform/texts.ts').matchAll(/^import .* from '@sheaf\/phrases\/en\/(\w+)'/gm),
].map(([, name]) => name!);

it('the first paint has exactly its own phrases', () => {
  const spoken = ['main.tsx', 'app/signed-in.tsx'].flatMap((file) => [
    ...spokenBy(`apps/web/src/${file}`, [statically]).keys(),
  ]);
  expect(first.sort()).toEqual([...new Set(spoken)].sort());
});

/** Routes of the first paint, and manifests of the domains. */
const lists = sourceFiles().filter((path) =>
  /^apps\/web\/src\/(app\/app|contexts\/(?:\w+\/)?\w+\/\w+\.domain)\.tsx$/.test(path),
);

/**
 * One statement each: `const MapScreen = lazyScreen(() => import('…'), 'addresses');`, or with a named
 * loader.
 */
const lazyScreens = lists.flatMap((list) => {
  const code = read(list);
  return [...code.matchAll(/^const \w+ = lazyScreen\((\S.*|\n[\s\S]*?\n)\);$/gm)].map(([, given]) => {
    const loader = /^(load\w+)/.exec(given!)?.[1];
    const from = loader ? new RegExp(`const ${loader} = .*`).exec(code)![0] : given!;
    return {
      path: fileOf(list, [...from.matchAll(onDemand)].at(-1)![1]!),
      named: [...given!.matchAll(/'([a-z]+)'/g)].map(([, name]) => name!).sort(),
    };
  });
});

it('every lazy screen declares exactly the phrases that it and its components use', () => {
  expect(lazyScreens.length).toBeGreaterThan(30);
  const needed = lazyScreens.map(({ path }) => {
    const spoken = spokenBy(path, [statically, onDemand]).keys();
    return { path, named: [...spoken].filter((name) => !first.includes(name)).sort() };
  });
  expect(lazyScreens).toEqual(needed);
});

it('the file of a lazy screen exports one screen', () => {
  const exported = lazyScreens.map(({ path }) => ({
    path,
    screens: [...read(path).matchAll(/^export (?:function|const) (\w+Screen)\b/gm)].length,
  }));
  expect(exported.filter(({ screens }) => screens !== 1)).toEqual([]);
});

it('screens are loaded only through lazyScreen', () => {
  const code = lists.map(read).join('\n');
  expect(code).not.toMatch(/\blazy\(/);
  expect(lazyScreens.length).toBe(code.split('lazyScreen(').length - 1);
});
