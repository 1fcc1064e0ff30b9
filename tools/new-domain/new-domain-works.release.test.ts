/** A generated domain passes every check and its own tests in a temporary copy of the repository. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walkImports } from '../boundaries.ts';
import { styleOf, wholeSteps } from '../check-steps.ts';
import { changedIn, copyRepository, placeForCopy, runIn } from './working-copy.ts';

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(placeForCopy(), 'sheaf-domain-'));
  // PostgreSQL runs as another user if this process is root.
  chmodSync(copy, 0o755);
  copyRepository(copy);
  const made = runIn(copy, { command: ['node', 'tools/new-domain.ts', 'kites'] });
  expect(made.passed, made.output).toBe(true);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** In addition to the tests of the domain, the suites over all lists. */
const tests = [
  'kites',
  'tools/house',
  'tools/requirements',
  'tools/screen',
  'phrases',
  'app/domains',
  'tools/contexts',
  'every-table',
  'every-journal',
  'declared-changes',
  'table-owners',
];

it.each(wholeSteps)('npm run check passes: $name', (step) => {
  const checked = runIn(copy, step);
  expect(checked.passed, checked.output).toBe(true);
});

it('npm run check passes style and boundaries for the new files', async () => {
  const changed = changedIn(copy);
  expect(changed).toContain('apps/server/src/contexts/kites/kites.domain.ts');
  expect(changed).toContain('apps/server/src/app/contexts.ts');
  const style = runIn(copy, styleOf(...changed));
  expect(style.passed, style.output).toBe(true);
  const { summary } = await walkImports(
    copy,
    changed.filter((path) => /\.tsx?$/.test(path)),
  );
  expect(summary.violations).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThan(changed.length);
});

it('passes the tests of the domain and the suites over lists, tables and journals', () => {
  const projects = ['rules', 'web*', 'server'].flatMap((name) => ['--project', name]);
  const tested = runIn(copy, { command: ['vitest', 'run', ...projects, ...tests] });
  expect(tested.passed, tested.output).toBe(true);
  expect(tested.output).toContain('keep-kites.test.ts');
});

it('passes the journey of the domain', () => {
  // Vitest sets NODE_ENV to `test`, which makes a development build.
  const built = runIn(copy, { command: ['node', 'tools/build.ts'], env: { NODE_ENV: 'production' } });
  expect(built.passed, built.output).toBe(true);
  const journeys = ['playwright', 'test', '--config', 'apps/journeys/playwright.config.ts'] as const;
  const walked = runIn(copy, { command: [...journeys, 'keep-kites'] });
  expect(walked.passed, walked.output).toBe(true);
  expect(walked.output).toContain('1 passed');
});
