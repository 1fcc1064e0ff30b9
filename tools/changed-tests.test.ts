import { expect, it } from 'vitest';
import { testsOf } from './changed-tests.ts';
import { importersOf, importGraph } from './import-graph.ts';

const graph = importGraph();

it('resolves relative paths, the aliases of both apps, and packages', () => {
  const imported = (path: string): readonly string[] => graph.get(path)!;
  expect(imported('apps/server/src/app/suites/attacks.release.test.ts')).toEqual(
    expect.arrayContaining([
      'packages/contract/src/territory/maps/maps.ts',
      'apps/server/src/platform/testing/test-app.ts',
    ]),
  );
  expect(imported('apps/web/src/app/settings-menu.test.tsx')).toEqual(
    expect.arrayContaining([
      'apps/web/src/contexts/dashboard/settings/settings-screen.tsx',
      'apps/web/src/app/contexts.ts',
    ]),
  );
});

it('finds importers at any distance, including in import cycles', () => {
  const small = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts', 'a.ts']],
    ['d.ts', []],
  ]);
  expect([...importersOf(['c.ts'], small)]).toEqual([
    ['c.ts', 0],
    ['b.ts', 1],
    ['a.ts', 2],
  ]);
});

it('selects tests of rules and screens that a change can break, nearest first', () => {
  const found = testsOf(['apps/web/src/contexts/events/events-screen.tsx'], graph);
  expect(found[0]).toMatch(/^apps\/web\/src\/contexts\/events\//);
  expect(found).toContain('apps/web/src/app/settings-menu.test.tsx');
  expect(found.filter((path) => path.startsWith('apps/server/'))).toEqual([]);
  const rule = 'packages/rules/src/people/calendar-feed/feed-revisions';
  expect(testsOf([`${rule}.ts`], graph)).toContain(`${rule}.properties.test.ts`);
  expect(testsOf([`${rule}.properties.test.ts`], graph)).toEqual([`${rule}.properties.test.ts`]);
  expect(testsOf(['docs/testing.md', 'a-file-that-was-deleted.test.ts'], graph)).toEqual([]);
});
