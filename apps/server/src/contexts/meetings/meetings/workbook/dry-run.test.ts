import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookOf,
  firstWeek,
  openWorkbookFixture,
  type WorkbookFixture,
  weekWith,
} from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: WorkbookFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openWorkbookFixture(test);
});
afterAll(() => test.close());

it('MEET-O3 MEET-S8 makes no missing meeting in a dry run, and makes it in the import', async () => {
  await test.database.owner.query('delete from meetings where congregation_id = $1 and week = $2', [
    fixture.congregation.id,
    firstWeek,
  ]);
  const count = async () =>
    (
      await test.database.owner.query(
        `select count(*)::int as n from meetings where congregation_id = $1 and week = $2 and type = 'clam'`,
        [fixture.congregation.id, firstWeek],
      )
    ).rows[0].n;
  const told = await fixture.upload(bookOf(weekWith()), { dry_run: 'true' });
  expect([told.data.weeks.map(({ week }) => week), await count()]).toEqual([[firstWeek], 0]);
  await fixture.upload(bookOf(weekWith()));
  expect(await count()).toBe(1);
  expect(await fixture.titles((await fixture.meeting('clam', firstWeek)).id, 'treasures')).toContain(
    'Digging Deeper',
  );
});
