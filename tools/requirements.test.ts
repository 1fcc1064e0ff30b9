/** Compares docs/requirements with the ids in test titles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import documented from '../docs/requirements/documented-rules.json' with { type: 'json' };
import { ringOf } from './rings.ts';
import { root, sourceFiles } from './source-files.ts';

const identifier = /\b(?:[A-Z][A-Z\d]+-[A-Z]+\d+|X-[A-Z]+(?:-(?:\d+|[A-Z]+))?)\b/g;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles();

interface Requirement {
  /** `MAPS-R4`, or `MAPS-R4.2` for the second row of the same rule, which the same tests prove. */
  id: string;
  text: string;
  file: string;
}

const requirements: Requirement[] = files
  .filter((path) => /^docs\/requirements\/[\w-]+\.md$/.test(path))
  .flatMap((file) =>
    [...read(file).matchAll(/^\| ([A-Z][A-Z\d]*-[A-Z\d-]+(?:\.\d+)?) \| (.*) \|$/gm)].map(([, id, text]) => ({
      id: id!,
      text: text!,
      file,
    })),
  );

const ruleOf = (id: string): string => id.replace(/\.\d+$/, '');
const mostWords = 40;

/** Ids in test titles, each with a file that cites it. */
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

/** Tests of the tools contain invented ids. */
const isOfTool = (path: string): boolean => path.startsWith('tools/') && !path.startsWith('tools/faults/');
const tests = files.filter((path) => /\.(test|journey)\.tsx?$/.test(path) && !isOfTool(path));
const cited = citedIn(tests);
const citedInTest = citedIn(tests.filter((path) => ringOf(path) === 'test'));

const areas = new Set(requirements.map(({ id }) => id.split('-')[0]!));

it('the specification has rows with one requirement each, without a status', () => {
  expect(requirements.length).toBeGreaterThanOrEqual(176);
  expect(areas.size).toBeGreaterThanOrEqual(10);
  expect(requirements.filter(({ text }) => /(?<!\\)\|/.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
});

it('a row of the specification has at most 40 words', () => {
  const long = requirements.filter(({ text }) => text.split(/\s+/).length > mostWords);
  expect(long.map(({ id, text }) => `${id} ${text.split(/\s+/).length}`)).toEqual([]);
});

it('rows of one rule are numbered consecutively in one file', () => {
  const misplaced = requirements.filter(({ id, file }, at) => {
    const part = Number(/\.(\d+)$/.exec(id)?.[1] ?? 1);
    if (part === 1) return false;
    const before = requirements[at - 1]!;
    return before.file !== file || before.id !== (part === 2 ? ruleOf(id) : `${ruleOf(id)}.${part - 1}`);
  });
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

it('a requirement id occurs once', () => {
  const ids = requirements.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every requirement is cited by a test of the ring `test`', () => {
  const open = requirements
    .map(({ id }) => ruleOf(id))
    .filter((id) => /^[A-Z][A-Z\d]+-[A-Z]+\d+$/.test(id) && !citedInTest.has(id));
  expect(open).toEqual([]);
});

it('every guarantee across contexts (X-…) is cited by a test', () => {
  const guarantees = requirements.map(({ id }) => ruleOf(id)).filter((id) => id.startsWith('X-'));
  expect(guarantees.length).toBeGreaterThan(60);
  expect(guarantees.filter((id) => !cited.has(id))).toEqual([]);
});

it('a test cites only existing requirements', () => {
  const known = new Set(requirements.map(({ id }) => ruleOf(id)));
  const unknown = [...cited].filter(([id]) => /-R\d+$/.test(id) && !known.has(id));
  expect(unknown).toEqual([]);
});

/** Rules by area: `MEET` has the rules 1 to 29; numbers of each area, and rules without a row. */
const rules = Object.entries(documented.rules).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, at) => `${area}-R${at + 1}`),
);

it('every rule of the specification has a row or is listed as open', () => {
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
