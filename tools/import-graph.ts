/**
 * Import graph of the source files, parsed from their text. dependency-cruiser checks the same imports in the
 * gate, but takes ten times as long, because it parses every file.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

/** Folders of aliases, from `imports` and `exports` of the packages. */
const aliases: readonly [importer: RegExp, alias: RegExp, folder: string][] = [
  [/^apps\/server\//, /^#(?=app\/|contexts\/|platform\/)/, 'apps/server/src/'],
  [/^apps\/web\//, /^#(?=contexts\/|platform\/|ui\/)/, 'apps/web/src/'],
  [/./, /^@sheaf\/(rules|contract|phrases)\//, 'packages/$1/src/'],
];

const specifiers = /\b(?:from|import)\s*\(?\s*['"]([.#@][^'"]*)['"]/g;

const endings = ['', '.ts', '.tsx'];

function resolved(importer: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const [plain] = specifier.split('?');
  const path = plain!.startsWith('.')
    ? normalize(join(dirname(importer), plain!))
    : aliases
        .filter(([from, alias]) => from.test(importer) && alias.test(plain!))
        .map(([, alias, folder]) => plain!.replace(alias, folder))[0];
  return path && endings.map((ending) => path + ending).find((one) => known.has(one));
}

/** Files imported by each TypeScript file, including type imports, within the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(base = root): ImportGraph {
  const files = sourceFiles('', base);
  const known = new Set(files);
  return new Map(
    files
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => {
        const found = [...readFileSync(join(base, path), 'utf8').matchAll(specifiers)].map(([, specifier]) =>
          resolved(path, specifier!, known),
        );
        return [path, found.filter((one): one is string => one !== undefined)];
      }),
  );
}

/**
 * Files that import one of these, directly or indirectly, with their distance; the files themselves have
 * distance 0.
 */
export function importersOf(changed: readonly string[], graph: ImportGraph): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path]);
  const distances = new Map(changed.map((path) => [path, 0]));
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}
