/** Counts of excluded words fall and never rise: docs/style.md is the rule, plain-english.json the counts that remain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFindings, countsFile, findingsOf, isPlain } from './plain-english.ts';
import { root } from './source-files.ts';

const committed = JSON.parse(readFileSync(countsFile, 'utf8')) as Record<string, number>;
const found = allFindings();

it('finds no more excluded words in a file than plain-english.json allows, none in a new file', () => {
  const worse = [...found]
    .filter(([path, { length }]) => length > (committed[path] ?? 0))
    .map(([path, findings]) => ({ path, allowed: committed[path] ?? 0, findings }));
  expect(worse).toEqual([]);
});

it('allows no more than is found: `node tools/run.mjs tools/plain-english.ts --write` lowers the counts', () => {
  const lower = Object.entries(committed).filter(([path, count]) => (found.get(path)?.length ?? 0) < count);
  expect(lower).toEqual([]);
});

it('allows fewer than 150 findings together', () => {
  expect(Object.values(committed).reduce((sum, count) => sum + count, 0)).toBeLessThan(150);
});

it('accepts the right side of each pair of docs/style.md and finds most of the left', () => {
  const pairs = [...readFileSync(join(root, 'docs/style.md'), 'utf8').matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, left = '', right = '']) => [left, right] as const)
    .slice(1);
  expect(pairs).toHaveLength(10);
  expect(pairs.filter(([, right]) => !isPlain(right))).toEqual([]);
  expect(pairs.filter(([left]) => !isPlain(left)).length).toBeGreaterThanOrEqual(7);
});

const bad = ['Whoever', 'hears'].join(' ');

it.each([
  ['a comment', 'apps/a.ts', `/** ${bad} for it. */\nconst a = 1; // ${bad}`, [1, 2]],
  ['a comment of several lines', 'apps/a.ts', `/**\n * The person who\n * ${bad}.\n */`, [1]],
  ['no string', 'apps/a.ts', `const a = '// ${bad}';`, []],
  ['a test title behind its ids', 'apps/a.test.ts', `\nit('MAPS-C4 MAPS-R1 ${bad}', () => {});`, [2]],
  ['a title of it.each', 'apps/a.test.ts', `it.each([1, 2])('${bad} %i', () => {});`, [1]],
  ['a description of the API', 'packages/contract/a.ts', `z.string().describe('${bad}')`, [1]],
  ['a phrase', 'packages/phrases/src/en/a.ts', `export const a = { b: '${bad}' };`, [1]],
  ['no question of the screen', 'packages/phrases/src/en/a.ts', "const a = 'What would help you most?';", []],
  ['a sentence of Markdown', 'docs/a.md', `# A\n\n${bad}.\n\n| a | ${bad} |`, [3, 5]],
])('reads %s', (_, path, content, lines) => {
  expect(findingsOf(path, content).map(({ line }) => line)).toEqual(lines);
});
