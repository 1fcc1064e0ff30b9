/** The living specification: docs/requirements says what is promised, the titles of tests say what is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import documented from '../docs/requirements/documented-rules.json' with { type: 'json' };
import { ringOf } from './rings.ts';
import { root, sourceFiles } from './source-files.ts';

const identifier = /\b[A-Z]{2,}-[A-Z]+\d+\b/g;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles();

interface Requirement {
  id: string;
  status: string;
  file: string;
}

const requirements: Requirement[] = files
  .filter((path) => /^docs\/requirements\/[\w-]+\.md$/.test(path))
  .flatMap((file) =>
    [...read(file).matchAll(/^\| ([A-Z]+-[A-Z]+\d+) \|.*\| ([^|]*) \|$/gm)].map(([, id, status]) => ({
      id: id!,
      status: status!.trim(),
      file,
    })),
  );

/** Ids in the titles of tests, each with a file that cites it. */
const citedIn = (paths: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    paths.flatMap((path) =>
      [
        ...read(path).matchAll(
          /\b(?:it|test|describe)(?:\.each(?:<\w+>)?\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g,
        ),
      ].flatMap(([, , title]) => (title!.match(identifier) ?? []).map((id): [string, string] => [id, path])),
    ),
  );

const tests = files.filter((path) => /\.(test|journey)\.tsx?$/.test(path) && !path.startsWith('tools/'));
const cited = citedIn(tests);
const citedInTest = citedIn(tests.filter((path) => ringOf(path) === 'test'));

const areas = new Set(requirements.map(({ id }) => id.split('-')[0]!));

it('the specification was found, and every line of it has a status', () => {
  expect(requirements.length).toBeGreaterThanOrEqual(176);
  expect(areas.size).toBeGreaterThanOrEqual(10);
  expect(requirements.filter(({ status }) => status !== 'built' && status !== 'planned')).toEqual([]);
});

it('a requirement stands in one place', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every requirement marked built is cited by a test of the ring `test`', () => {
  const open = requirements
    .filter(({ id, status }) => status === 'built' && !citedInTest.has(id))
    .map(({ id }) => id);
  expect(open).toEqual([]);
});

it('a test cites only what is specified', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...cited].filter(([id]) => /-R\d+$/.test(id) && !known.has(id));
  expect(unknown).toEqual([]);
});

/** `MEET` has the rules 1 to 29: how many there are of each area, and those that nothing promises yet. */
const rules = Object.entries(documented.rules).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, at) => `${area}-R${at + 1}`),
);

it('every rule of the specification has its line, or is named among those that are still open', () => {
  const lines = files
    .filter((path) => /^docs\/requirements\/[\w-]+\.md$/.test(path))
    .map(read)
    .join('\n');
  const promised = new Set([...lines.matchAll(/^\| ([A-Z0-9]+-R\d+) \|/gm)].map(([, id]) => id!));
  const open = new Set<string>(documented.open);
  expect(rules.length).toBe(369);
  expect(rules.filter((id) => !promised.has(id) && !open.has(id))).toEqual([]);
  expect([...open].filter((id) => !rules.includes(id))).toEqual([]);
});
