/** A domain that was just made passes every check and its own tests: made in a copy of the repository that is thrown away. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, runIn } from './working-copy.ts';

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sheaf-domain-'));
  // PostgreSQL runs as another user where this one is root.
  chmodSync(copy, 0o755);
  copyRepository(copy);
  const made = runIn(copy, 'tools/new-domain.ts', 'kites');
  expect(made.passed, made.output).toBe(true);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The suites that walk lists, beside the tests of the domain itself. */
const ofTheWorkshop = [
  'kites',
  'tools/house',
  'tools/requirements',
  'tools/screen',
  'phrases',
  'app/domains',
];
const ofTheServer = ['kites', 'every-table', 'every-journal', 'declared-changes', 'table-owners'];

it('npm run check passes', () => {
  const checked = runIn(copy, 'tools/check.ts', ...ofTheWorkshop);
  expect(checked.output).toMatch(/All \d+ steps passed/);
});

it('its tests on the server pass, and those of every table and every journal', () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
  const tested = runIn(copy, ...vitest, ...ofTheServer);
  expect(tested.passed, tested.output).toBe(true);
  expect(tested.output).toContain('keep-kites.test.ts');
});
