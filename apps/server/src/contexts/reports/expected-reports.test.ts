import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { reports } from '@sheaf/contract/reports/reports';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({ permissions: ['settings.users'], firstName: 'Daniel' });
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

const save = (as: SeededPerson, report_month: string) =>
  test.call(reports.saveReport, { as: as.token, body: { report_month, active: true } });
const month = async (as: SeededPerson, of = '2026-10-01') =>
  (await test.call(reports.readMonth, { as: as.token, params: { month: of } })).data.people;

it('REPORTS-R27 expects no report for months before a person was added, unless earlier reports were imported', async () => {
  await test.database.owner.query(
    `update people set created_at = '2026-11-20T00:00:00Z' where congregation_id = $1`,
    [congregation.id],
  );
  await save(ruth, '2026-09-01');
  const told = new Map((await month(secretary)).map(({ user_id, ...rest }) => [user_id, rest] as const));
  expect(told.get(secretary.id)).toMatchObject({ expected: false, also_missing: false, report: null });
  expect(told.get(ruth.id)).toMatchObject({ expected: true, also_missing: false });
  const alerts = async (of: SeededPerson) => (await test.call(dashboard.readAlerts, { as: of.token })).data;
  expect([(await alerts(secretary)).report_expected, (await alerts(ruth)).report_expected]).toEqual([
    false,
    true,
  ]);
  // In December a report of the month of arrival is expected as for everyone.
  test.setNow(new Date('2026-12-02T02:00:00Z'));
  const november = await month(secretary, '2026-11-01');
  expect(november.find(({ user_id }) => user_id === secretary.id)).toMatchObject({
    expected: true,
    also_missing: false,
  });
});

it('REPORTS-R28 neither expects nor requests reports for months before the start month of the congregation', async () => {
  const editor = await congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const start = (start_month: string | null) =>
    test.call(congregations.editCongregation, {
      as: editor.token,
      body: { modules: { field_service_reports: { start_month } } },
    });
  const missing = async (of: string) =>
    (await month(secretary, of)).filter(({ expected }) => expected).length;
  expect([await missing('2026-09-01'), await missing('2026-10-01')]).toEqual([3, 3]);
  const saved = await start('2026-10-17');
  expect(saved.data.modules.field_service_reports).toEqual({ on: true, start_month: '2026-10-01' });
  expect([await missing('2026-09-01'), await missing('2026-10-01')]).toEqual([0, 3]);
  expect((await month(secretary)).some(({ also_missing }) => also_missing)).toBe(false);
  await start('2026-11-01');
  expect((await test.call(dashboard.readAlerts, { as: ruth.token })).data.report_expected).toBe(false);
  const none = await test.call(reports.remindMissing, {
    as: (await congregation.addPerson({ permissions: ['settings.users', 'settings.users.edit'] })).token,
    body: { month: '2026-10-01', dry_run: true },
  });
  expect(none.data.missing).toBe(0);
});
