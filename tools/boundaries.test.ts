/** Each import rule detects an import that it forbids. The gate applies the rules to the repository. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { boundaries, folderCircles, walkImports } from './boundaries.ts';
import { importGraph } from './import-graph.ts';
import { root } from './source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every rule states its reason', () => {
  expect(boundaries.forbidden.filter(({ comment }) => comment.length < 30)).toEqual([]);
});

/** A forbidden import: rule, importing file, imported file. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['rules-are-pure', 'packages/rules/src/a.ts', 'packages/contract/src/b.ts'],
  ['contract-knows-rules-and-zod', 'packages/contract/src/a.ts', 'packages/phrases/src/b.ts'],
  ['phrases-know-nothing-but-codes', 'packages/phrases/src/a.ts', 'apps/server/src/b.ts'],
  ['phrases-take-types-only', 'packages/phrases/src/a.ts', 'packages/contract/src/b.ts'],
  ['packages-know-no-app', 'packages/rules/src/a.ts', 'apps/web/src/b.ts'],
  [
    'server-platform-knows-no-context',
    'apps/server/src/platform/a.ts',
    'apps/server/src/contexts/territory/maps/b.ts',
  ],
  [
    'web-platform-and-ui-know-no-context',
    'apps/web/src/ui/a.ts',
    'apps/web/src/contexts/territory/maps/b.ts',
  ],
  ['contexts-know-no-app', 'apps/server/src/contexts/territory/maps/a.ts', 'apps/server/src/app/b.ts'],
  [
    'contexts-through-their-api',
    'apps/server/src/contexts/territory/maps/a.ts',
    'apps/server/src/contexts/meetings/talks/talks.api.ts',
  ],
  [
    'screens-through-an-api',
    'apps/web/src/contexts/territory/maps/a.ts',
    'apps/web/src/contexts/meetings/talks/b.ts',
  ],
  [
    'layer-1-knows-no-higher',
    'apps/web/src/contexts/people/people/a.ts',
    'apps/web/src/contexts/territory/maps/maps.api.ts',
  ],
  [
    'layer-2-knows-no-higher',
    'apps/server/src/contexts/messaging/billing/a.ts',
    'apps/server/src/contexts/meetings/meetings.api.ts',
  ],
  [
    'layer-3-knows-no-higher',
    'apps/server/src/contexts/carts/a.ts',
    'apps/server/src/contexts/dashboard/dashboard.api.ts',
  ],
  [
    'only-carts-act-elsewhere',
    'apps/server/src/contexts/territory/maps/a.ts',
    'apps/server/src/platform/database/guest-section.ts',
  ],
  ['two-sides-meet-in-the-contract', 'apps/web/src/a.ts', 'apps/server/src/b.ts'],
  ['server-knows-no-screen', 'apps/server/src/a.ts', 'apps/web/src/b.ts'],
  ['journeys-are-persons', 'apps/journeys/a.ts', 'apps/web/src/b.ts'],
  ['tests-are-leaves', 'packages/rules/src/a.ts', 'packages/rules/src/b.test.ts'],
  ['sql-in-stores', 'apps/server/src/contexts/territory/maps/a.ts', 'node_modules/pg/b.ts'],
];

function writeFiles(texts: Record<string, string>): string {
  const base = mkdtempSync(join(folder, 'case-'));
  writeFileSync(join(base, 'tsconfig.json'), readFileSync(join(root, 'tsconfig.base.json')));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return base;
}

async function broken(texts: Record<string, string>): Promise<string[]> {
  const { summary } = await walkImports(writeFiles(texts), Object.keys(texts));
  return summary.violations.map(({ rule }) => rule.name);
}

const importing = (from: string, to: string): string =>
  `import { there } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport const here = there;\n`;

it.each(forbidden)('%s forbids %s from importing %s', { timeout: 60_000 }, async (rule, from, to) => {
  const texts = { [to]: 'export const there = 1;\n', [from]: importing(from, to) };
  expect(await broken(texts)).toContain(rule);
});

it('an unresolvable import is reported', { timeout: 60_000 }, async () => {
  expect(await broken({ 'tools/a.ts': importing('tools/a.ts', 'tools/nowhere.ts') })).toContain(
    'everything-resolves',
  );
});

it('two files that import each other are reported', { timeout: 60_000 }, async () => {
  const a = importing('tools/a.ts', 'tools/b.ts').replace('here =', 'where =');
  const b = importing('tools/b.ts', 'tools/a.ts')
    .replace('{ there }', '{ where as there }')
    .replace('here =', 'there2 =');
  expect(await broken({ 'tools/a.ts': a, 'tools/b.ts': b })).toContain('no-cycles');
  const types = {
    a: "import type { B } from './b.ts';\nexport type A = B;\n",
    b: "import type { A } from './a.ts';\nexport type B = A;\n",
  };
  expect(await broken({ 'tools/a.ts': types.a, 'tools/b.ts': types.b })).toContain('no-cycles');
});

it.each([
  ['no-circles-of-contexts', 'apps/server/src/contexts/carts', 'apps/server/src/contexts/service'],
  ['no-circles-in-rules', 'packages/rules/src/carts', 'packages/rules/src/service'],
])('%s detects a cycle of folders whose files have none', (rule, one, other) => {
  const base = writeFiles({
    [`${one}/a.ts`]: importing(`${one}/a.ts`, `${other}/a.ts`),
    [`${other}/a.ts`]: 'export const there = 1;\n',
    [`${other}/b.ts`]: importing(`${other}/b.ts`, `${one}/b.ts`),
    [`${one}/b.ts`]: 'export const there = 1;\n',
  });
  expect(folderCircles(importGraph(base))).toEqual([
    { rule, from: one, to: other },
    { rule, from: other, to: one },
  ]);
});

it('every rule has a case', () => {
  const proven = [...forbidden.map(([rule]) => rule), 'everything-resolves', 'no-cycles'];
  expect(boundaries.forbidden.map(({ name }) => name).filter((name) => !proven.includes(name))).toEqual([]);
});
