/**
 * No pattern over input takes more than linear time (decision 127). The checker takes a quarter of a second
 * for a pattern: `test:all` runs it on all patterns, `npm test` on none, because `linear-patterns.json` lists all.
 * After a change of a pattern: `SHEAF_RING=all npx vitest run --project rules tools/patterns -u`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWholeRing } from '@sheaf/rules/testing/ring';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { type CollectedPattern, collectPatterns } from './collect-patterns.ts';
import { isLinearByShape } from './linear-pattern.ts';
import { root, sourceFiles } from './source-files.ts';

const listFile = join(root, 'tools/linear-patterns.json');

// The checker in this process; its other backends are programs that not every machine has.
process.env.RECHECK_SYNC_BACKEND = 'pure';

/** Far above the slowest pattern, which takes half a second. */
const longestCheck = 20_000;

const product = sourceFiles().filter(
  (path) =>
    /^(packages|apps\/(server|web)|database)\/.*\.(ts|tsx)$/.test(path) &&
    !/\.(test|journey)\.tsx?$|\/testing\/|\/suites\//.test(path) &&
    // Build steps read only what the build made.
    !/^apps\/web\/[\w-]+\.ts$/.test(path),
);

/** A slash that begins a pattern, or the name of the class; other files are not parsed. */
const mayHold = (text: string): boolean => /RegExp|(?:^|[^\w.'"`<*/@~)\]-])\/[^/*]/m.test(text);

/** Patterns built at run time, each with the reason why it is linear. */
const dynamic: Readonly<Record<string, string>> = {
  "apps/server/src/app/screen-links.ts new RegExp(`^${path.replaceAll(/:\\w+/g, '[^/]+')}/?$`)":
    'the text of a route; each parameter ends at a slash',
  'apps/web/src/bootstrap/too-old.ts new RegExp(pattern)':
    'only parses a constant of the file, to find out whether the browser knows its syntax',
};

/** Patterns that the checker cannot decide: the reason, and a test that measures linear time. */
const undecided: Readonly<Record<string, string>> = {};

const collected = product.map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, ...(mayHold(text) ? collectPatterns(path, text) : { fixed: [], dynamic: [] }) };
});

const written = ({ source, flags }: Omit<CollectedPattern, 'line'>): string => `/${source}/${flags}`;

/** Patterns that are not linear by their shape. */
const asked = new Set<string>();
/** Patterns that the checker found linear in an earlier run. */
const listed = new Set<string>(isWholeRing ? [] : JSON.parse(readFileSync(listFile, 'utf8')));

/** Null for a linear pattern; otherwise its complexity and an attack text. */
function costOf({ source, flags }: Omit<CollectedPattern, 'line'>): string | null {
  if (isLinearByShape(source, flags)) return null;
  asked.add(written({ source, flags }));
  const told = checkSync(source, flags, { timeout: longestCheck });
  if (told.status === 'safe') return null;
  return told.status === 'vulnerable'
    ? `${told.complexity.summary}, attacked by ${told.attack.pattern}`
    : `undecided (${told.error.kind})`;
}

it('COMMON-X127 has no pattern with more than linear time', {
  timeout: 180_000,
}, async () => {
  const found = collected.flatMap(({ path, fixed }) => fixed.map((pattern) => ({ path, ...pattern })));
  expect(found.length).toBeGreaterThan(300);
  const costs = new Map<string, string | null>();
  const slow = found.flatMap(({ path, line, ...pattern }) => {
    const text = written(pattern);
    if (Object.hasOwn(undecided, text) || listed.has(text)) return [];
    const cost = costs.has(text) ? costs.get(text)! : costOf(pattern);
    costs.set(text, cost);
    return cost === null ? [] : [`${path}:${line} ${text} is ${cost}`];
  });
  expect(slow).toEqual([]);
  if (isWholeRing)
    await expect(`${JSON.stringify([...asked].sort(), null, 2)}\n`).toMatchFileSnapshot(listFile);
});

it('COMMON-X127 lists the patterns of the code that the checker has decided, and no others', () => {
  const decided = collected
    .flatMap(({ fixed }) => fixed)
    .filter(({ source, flags }) => !isLinearByShape(source, flags))
    .map(written)
    .filter((text) => !Object.hasOwn(undecided, text));
  expect(JSON.parse(readFileSync(listFile, 'utf8'))).toEqual([...new Set(decided)].sort());
});

it('COMMON-X127 lists each pattern built from a variable with the reason why it is linear', () => {
  const found = collected.flatMap(({ path, dynamic: made }) => made.map(({ call }) => `${path} ${call}`));
  expect(found).toEqual(Object.keys(dynamic));
});

const attacked = (source: string, flags = ''): string | null => costOf({ source, flags });

it.each([
  [String.raw`^(?:([\da-z]{1,6})\s*\/\s*)?(\d+)\s*([a-z])?(?:\s*-\s*(\d+))?$`, 'i'],
  [String.raw`\s*\n\s*`, 'g'],
  ['<[^>]*>', 'g'],
  [String.raw`\s+$`, ''],
  ['/+$', ''],
  ['^(a+)+$', ''],
  ['[a-z]+x', ''],
  ['^a*b|c*d', ''],
])('detects that %s is slow', (source, flags) => {
  expect(attacked(source, flags)).toMatch(/polynomial|exponential/);
});

it.each([
  [String.raw`\s+`, 'g'],
  ['^[a-z]{1,40}$', ''],
  [String.raw`^(\d*)x`, ''],
  ['^(?:a|b)[^/]+/$', ''],
  [String.raw`\p{L}`, 'u'],
])('detects that %s is linear', (source, flags) => {
  expect(attacked(source, flags)).toBeNull();
});

it.each(['^(a+)+$', 'a+$', '^a+b+$', '^(?:a|b){2,}$', 'a*|^b', String.raw`^(.+)\1$`, '^a(?=b+)c*', '^a|b+$'])(
  'leaves %s to the checker',
  (source) => {
    expect(isLinearByShape(source, '')).toBe(false);
  },
);

it.each(['^a+$', 'a{2,5}b?', '[+*]', String.raw`\+\*`, '^(?<name>a)b*$', '^[^(]+$'])(
  'decides %s by its shape',
  (source) => {
    expect(isLinearByShape(source, '')).toBe(true);
  },
);

it('collects literals and constructions of constant text with their lines', () => {
  const variable = `\`^\${name}$\``;
  const file = [
    'const word = String.raw`\\d+`;',
    `const both = new RegExp(\`^\${word}-\${word}$\`, 'u');`,
    'const copy = new RegExp(/[a-z]/g);',
    "const sum = RegExp('a' + 'b');",
    `const of = (name: string) => new RegExp(${variable});`,
    'const text = "/no/"; // /neither/',
  ].join('\n');
  expect(collectPatterns('file.ts', file)).toEqual({
    fixed: [
      { line: 2, source: String.raw`^\d+-\d+$`, flags: 'u' },
      { line: 3, source: '[a-z]', flags: 'g' },
      { line: 3, source: '[a-z]', flags: 'g' },
      { line: 4, source: 'ab', flags: '' },
    ],
    dynamic: [{ line: 5, call: `new RegExp(${variable})` }],
  });
});
