import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainEntries } from './new-domain/domain-entries.ts';
import { domainFiles } from './new-domain/domain-files.ts';
import { addDomain } from './new-domain.ts';
import { root } from './source-files.ts';

let base = '';
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'sheaf-domain-'));
  for (const { path } of domainEntries('kites')) cpSync(join(root, path), join(base, path));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it('a new domain stands in every room and in every list', () => {
  const written = addDomain('kites', base);
  expect(written.filter((path) => !existsSync(join(base, path)))).toEqual([]);
  for (const { path, line } of domainEntries('kites')) {
    expect(readFileSync(join(base, path), 'utf8'), path).toContain(line.trim());
  }
  for (const room of ['rules', 'contract', 'phrases', 'server', 'web', 'requirements']) {
    expect(
      written.some((path) => path.includes(room)),
      room,
    ).toBe(true);
  }
});

it('a domain that is there already is left alone', () => {
  const path = [...domainFiles('kites').keys()][0]!;
  const before = readFileSync(join(base, path), 'utf8');
  expect(() => addDomain('kites', base)).toThrow(/There already/);
  expect(readFileSync(join(base, path), 'utf8')).toBe(before);
});

it('a name that is not one plain word is refused', () => {
  expect(() => addDomain('../kites', base)).toThrow(/one lower-case word/);
  expect(() => addDomain('Kites', base)).toThrow(/one lower-case word/);
});
