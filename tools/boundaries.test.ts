/** Who may import whom: the walk really happened, and each rule sees the import it forbids. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';
import { root } from './source-files.ts';

interface Configuration {
  forbidden: { name: string; comment: string }[];
  options: Record<string, unknown>;
}
const loaded = (await import(join(root, '.dependency-cruiser.mjs'))) as { default: Configuration };
const configuration = loaded.default;

/** Raised as the project grows; a walk that finds less has lost its way. */
const fewestModules = 300;

const folder = mkdtempSync(join(tmpdir(), 'sheaf-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function walk(base: string, folders: string[]): Promise<ICruiseResult> {
  const { options, ...rules } = configuration;
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: rules,
    validate: true,
    baseDir: base,
  } as object);
  return output as ICruiseResult;
}

it('no import crosses a boundary, and the walk was not empty', { timeout: 60_000 }, async () => {
  const { summary } = await walk(root, ['packages', 'apps', 'database', 'tools']);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThanOrEqual(fewestModules);
});

it('every rule carries its reason', () => {
  expect(configuration.forbidden.filter(({ comment }) => comment.length < 30)).toEqual([]);
});

/** An import that must not be: the rule, who imports, and what. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['rules-are-pure', 'packages/rules/src/a.ts', 'packages/contract/src/b.ts'],
  ['contract-knows-rules-and-zod', 'packages/contract/src/a.ts', 'packages/phrases/src/b.ts'],
  ['phrases-know-nothing-but-codes', 'packages/phrases/src/a.ts', 'apps/server/src/b.ts'],
  ['phrases-take-types-only', 'packages/phrases/src/a.ts', 'packages/contract/src/b.ts'],
  ['packages-know-no-app', 'packages/rules/src/a.ts', 'apps/web/src/b.ts'],
  ['server-platform-knows-no-domain', 'apps/server/src/platform/a.ts', 'apps/server/src/domains/maps/b.ts'],
  ['web-platform-and-ui-know-no-domain', 'apps/web/src/ui/a.ts', 'apps/web/src/domains/maps/b.ts'],
  ['domains-know-no-app', 'apps/server/src/domains/maps/a.ts', 'apps/server/src/app/b.ts'],
  [
    'siblings-through-the-public-api',
    'apps/server/src/domains/maps/a.ts',
    'apps/server/src/domains/addresses/b.ts',
  ],
  [
    'foundation-carries-work',
    'apps/web/src/domains/people/a.ts',
    'apps/web/src/domains/maps/maps.public-api.ts',
  ],
  ['two-sides-meet-in-the-contract', 'apps/web/src/a.ts', 'apps/server/src/b.ts'],
  ['server-knows-no-screen', 'apps/server/src/a.ts', 'apps/web/src/b.ts'],
  ['journeys-are-persons', 'apps/journeys/a.ts', 'apps/web/src/b.ts'],
  ['tests-are-leaves', 'packages/rules/src/a.ts', 'packages/rules/src/b.test.ts'],
  ['sql-in-stores', 'apps/server/src/domains/maps/a.ts', 'node_modules/pg/b.ts'],
];

async function broken(texts: Record<string, string>): Promise<string[]> {
  const base = mkdtempSync(join(folder, 'case-'));
  writeFileSync(join(base, 'tsconfig.json'), readFileSync(join(root, 'tsconfig.base.json')));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(base, dirname(path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  const { summary } = await walk(base, Object.keys(texts));
  return summary.violations.map(({ rule }) => rule.name);
}

const importing = (from: string, to: string): string =>
  `import { there } from '${'../'.repeat(from.split('/').length - 1)}${to}';\nexport const here = there;\n`;

it.each(forbidden)('%s is alive: %s must not import %s', { timeout: 60_000 }, async (rule, from, to) => {
  const texts = { [to]: 'export const there = 1;\n', [from]: importing(from, to) };
  expect(await broken(texts)).toContain(rule);
});

it('an import that leads nowhere is seen', { timeout: 60_000 }, async () => {
  expect(await broken({ 'tools/a.ts': importing('tools/a.ts', 'tools/nowhere.ts') })).toContain(
    'everything-resolves',
  );
});

it('two files that need each other are seen', { timeout: 60_000 }, async () => {
  const a = importing('tools/a.ts', 'tools/b.ts').replace('here =', 'where =');
  const b = importing('tools/b.ts', 'tools/a.ts')
    .replace('{ there }', '{ where as there }')
    .replace('here =', 'there2 =');
  expect(await broken({ 'tools/a.ts': a, 'tools/b.ts': b })).toContain('no-cycles');
});

it('no rule is left unproven', () => {
  const proven = [...forbidden.map(([rule]) => rule), 'everything-resolves', 'no-cycles'];
  expect(configuration.forbidden.map(({ name }) => name).filter((name) => !proven.includes(name))).toEqual(
    [],
  );
});
