/**
 * Fields of operations without a documented call occur in their code; the documented ones are checked at run
 * time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import { operationOf, servedCalls } from '#app/suites/documented-calls';

const roots = {
  '#contexts/': new URL('../../contexts/', import.meta.url),
  '#platform/': new URL('../../platform/', import.meta.url),
  '@sheaf/rules/': new URL('../../../../../packages/rules/src/', import.meta.url),
};

const sourcesIn = ([prefix, folder]: [string, URL]): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [prefix + name.slice(0, -3), readFileSync(new URL(name, folder), 'utf8')]);

/** Source text by import name. */
const sources = new Map(Object.entries(roots).flatMap(sourcesIn));

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Handler of an operation: `carts.addBlock` is `add-block.ts` in the folder of its domain, or a line of a `.records.ts`. */
const handlerOf = (operation: string): string | undefined => {
  const [domain = '', act = ''] = operation.split('.').map(kebab);
  const named = [...sources.keys()].filter((name) => name.endsWith(`/${act}`));
  const declared = new RegExp(String.raw`\boperations\.${operation.split('.')[1]}\b`);
  return (
    named.find((name) => name.split('/').at(-2) === domain) ??
    named[0] ??
    [...sources.keys()].find((name) => name.endsWith('.records') && declared.test(sources.get(name)!))
  );
};

/** The file and its transitive imports. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  const source = sources.get(file);
  if (source === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of source.matchAll(/from '([^']+)'/g)) importedBy(path!, seen);
  return seen;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** Includes its own folder: the routes there name what `prepare` reads. */
const codeOf = (file: string): string =>
  [...sources]
    .filter(([name]) => folderOf(name) === folderOf(file))
    .map(([, source]) => source)
    .concat([...importedBy(file)].map((name) => sources.get(name)!))
    .join('\n');

const documented = new Set(servedCalls.map((call) => operationOf(call)!.name));
const arranged = new Set(['page', 'per_page', 'sortBy', 'sortDir']);

/** The store of a declared record has its columns from the contract and saves all values of the body. */
const storesWholeBody = (file: string, code: string): boolean =>
  file.endsWith('.records') && /\bcolumnsOf\(/.test(code);

/** Saves each entry of its body under the name of the entry. */
const byEntries = new Set(['messages.saveNotificationPreferences']);

it('COMMON-X157 names every field of an operation without a documented call in its code', () => {
  const others = allOperations.filter(({ name }) => !documented.has(name) && !byEntries.has(name));
  const unnamed = others.flatMap(({ name, body, query }) => {
    const file = handlerOf(name);
    if (!file) return [`${name} has no file`];
    const code = codeOf(file);
    if (storesWholeBody(file, code)) return [];
    return [...Object.keys(body?.shape ?? {}), ...Object.keys(query?.shape ?? {})]
      .filter((field) => !arranged.has(field) && !field.startsWith('filters['))
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(code))
      .map((field) => `${name} ${field}`);
  });
  expect(unnamed).toEqual([]);
});
