import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './source-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-commit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function accepts(subject: string): boolean {
  const file = join(folder, 'message');
  writeFileSync(file, `${subject}\n\nA body of any length follows.\n`);
  return spawnSync(join(root, '.githooks/commit-msg'), [file]).status === 0;
}

it.each([
  'fix(addresses): refuse a reversed range of houses',
  'docs: restate the rules of carts',
  'feat(calendar-feed)!: number every change',
  "Merge branch 'main'",
])('the commit hook accepts %s', (subject) => {
  expect(accepts(subject)).toBe(true);
});

it.each([
  'Refuse a reversed range of houses',
  'fix(addresses): Refuse a range',
  'fix(addresses): refuse a range.',
  'style(addresses): refuse a range',
  `fix(addresses): refuse ${'a very '.repeat(8)}long range`,
])('the commit hook refuses %s', (subject) => {
  expect(accepts(subject)).toBe(false);
});
