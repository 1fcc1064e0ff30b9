/** Wire codes have names in the code (decision 45); their numbers occur only in the codecs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeUses } from './code-uses.ts';
import { root, sourceFiles } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const made = sourceFiles().filter(
  (path) =>
    /^(packages|apps\/(server|web)|database\/demo)\/.*\.(ts|tsx)$/.test(path) &&
    !/\.(test|journey)\.tsx?$|\/testing\/|\/suites\//.test(path),
);

it.each([
  'map.type_id === 5',
  'if (3 <= row.type_id) work();',
  "const is = (values.campaign as 3) !== 3 ? 'a' : 'b';",
  'switch (person.gender) { case 1: work(); }',
  '[3, 4, 5].includes(map.type_id)',
  'person.qualified_parts.includes(7)',
  "query.where('maps.type_id', 'in', [1, 2, 3])",
  'const order = { campaign: 0 };',
  'const next = { cart_booking: on ? 1 : 0 };',
  'sql`select m.id from maps m where m.type_id = 5 and m.lang = $' + '{lang}`',
  'sql`update people set qualified_parts = r.parts where gender in (1, 2)`',
])('detects the number of a wire code in %s', (line) => {
  expect(codeUses('line.ts', line)).not.toEqual([]);
});

it.each([
  "mapTypes.decode(map.type_id) === 'foreign'",
  "const order = { campaign: campaigns.encode('none') };",
  'sql`select m.id from maps m where m.type_id = any($' + '{codesOfTypes(gathersForeign)}::int[])`',
  'person.qualified_parts.length === 0',
  "query.where('maps.type_id', 'in', codes)",
])('detects no number in %s', (line) => {
  expect(codeUses('line.ts', line)).toEqual([]);
});

it('no wire code is compared or written by its number', () => {
  expect(made.length).toBeGreaterThan(900);
  const found = made.flatMap((path) => codeUses(path, read(path)).map((use) => `${path}:${use}`));
  expect(found).toEqual([]);
});

it('no style is selected by the number of a wire code', () => {
  const styles = sourceFiles('apps/web/src').filter((path) => path.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(30);
  expect(styles.filter((path) => /\[data-[\w-]+=["']?\d/.test(read(path)))).toEqual([]);
});

/** Counts and hours, which are no wire codes. */
const quantities = /\b(time_format|count): z/;

it('the contract uses the numbers of wire codes from their codecs', () => {
  const contract = made.filter((path) => path.startsWith('packages/contract/'));
  const lines = contract.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => /z\.literal\(\[?\d|wholeNumber\(\d, [1-5]\)/.test(line) && !quantities.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(contract.length).toBeGreaterThan(40);
  expect(lines).toEqual([]);
});
