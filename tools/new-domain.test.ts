import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainEntries } from './new-domain/domain-entries.ts';
import { domainName } from './new-domain/domain-name.ts';
import { addDomain } from './new-domain.ts';
import { root } from './source-files.ts';

let base = '';
let written: string[] = [];
const entries = domainEntries(domainName('kites', root));

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'sheaf-domain-'));
  for (const { path } of entries) cpSync(join(root, path), join(base, path));
  for (const folder of ['database/migrations', 'apps/web/src/contexts'])
    cpSync(join(root, folder), join(base, folder), { recursive: true });
  written = addDomain('kites', base);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('a new domain appears in every folder and in every list', () => {
  expect(written.filter((path) => !existsSync(join(base, path)))).toEqual([]);
  for (const { path, line } of entries)
    expect(readFileSync(join(base, path), 'utf8'), path).toContain(line.trim());
  for (const folder of [
    'rules',
    'contract',
    'phrases',
    'server',
    'web',
    'requirements',
    'migrations',
    'journeys',
  ])
    expect([folder, written.some((path) => path.includes(folder))]).toEqual([folder, true]);
});

it('a new domain changes only four lists, the help pages and the news outside its own folders', () => {
  const outside = written.filter((path) => !path.includes('kites') && !path.startsWith('docs/'));
  expect(outside.sort()).toEqual([
    'apps/server/src/app/contexts.ts',
    'apps/web/src/app/contexts.ts',
    'packages/contract/src/operations.ts',
    'packages/phrases/src/ar/help.ts',
    'packages/phrases/src/en/help.ts',
    'packages/phrases/src/languages.ts',
    'packages/rules/src/dashboard/dashboard/help-topics.ts',
    'packages/rules/src/dashboard/dashboard/news.ts',
  ]);
});

it('the new migration has the next number', () => {
  const { migration } = domainName('kites', root);
  expect(written).toContain(`database/migrations/${migration}-kites.sql`);
  expect(Number(domainName('carts', base).migration)).toBe(Number(migration) + 1);
});

it.each([
  ['kites', 'kite'],
  ['libraries', 'library'],
  ['boxes', 'box'],
  ['classes', 'class'],
  ['access', 'access'],
  ['equipment', 'equipment'],
])('the singular of %s is %s', (many, one) => {
  expect(domainName(many, root).one).toBe(one);
});

it('an existing domain is left unchanged', () => {
  const path = written[0]!;
  const before = readFileSync(join(base, path), 'utf8');
  expect(() => addDomain('kites', base)).toThrow(/There already/);
  expect(readFileSync(join(base, path), 'utf8')).toBe(before);
});

it('a name that is not one lower-case word is refused', () => {
  expect(() => addDomain('../kites', base)).toThrow(/one lower-case word/);
  expect(() => addDomain('Kites', base)).toThrow(/one lower-case word/);
});
