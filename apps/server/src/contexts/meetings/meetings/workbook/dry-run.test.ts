import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookOf,
  firstWeek,
  openWorkbookDesk,
  type WorkbookDesk,
  weekWith,
} from '#contexts/meetings/meetings/workbook/testing/workbook-desk';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: WorkbookDesk;

beforeAll(async () => {
  test = await openTestApp();
  desk = await openWorkbookDesk(test);
}, 60_000);
afterAll(() => test.close());

it('MEET-O3 MEET-S8 a dry run makes no meeting for a week that has none yet; the import does', async () => {
  await test.database.owner.query('delete from meetings where congregation_id = $1 and week = $2', [
    desk.congregation.id,
    firstWeek,
  ]);
  const count = async () =>
    (
      await test.database.owner.query(
        `select count(*)::int as n from meetings where congregation_id = $1 and week = $2 and type = 'clam'`,
        [desk.congregation.id, firstWeek],
      )
    ).rows[0].n;
  const told = await desk.upload(bookOf(weekWith()), { dry_run: 'true' });
  expect([told.data.weeks.map(({ week }) => week), await count()]).toEqual([[firstWeek], 0]);
  await desk.upload(bookOf(weekWith()));
  expect(await count()).toBe(1);
  expect(await desk.titles((await desk.meeting('clam', firstWeek)).id, 'treasures')).toContain(
    'Digging Deeper',
  );
});
