import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import type { GivenBodyOf } from '@sheaf/contract/operation';
import { reports } from '@sheaf/contract/reports/reports';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { preparedReportsHourly } from '#contexts/reports/file-prepared-reports';
import { runNight } from '#platform/jobs/nightly';
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
  // The 23rd in Burnie.
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({ permissions: ['settings.users'] });
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

type Body = Partial<GivenBodyOf<typeof reports.prepareReport>>;

const prepare = (body: Body = {}, as = ruth) =>
  test.call(reports.prepareReport, {
    as: as.token,
    body: { report_month: '2026-11-30', active: true, ...body },
  });
const prepared = async (as = ruth) => (await test.call(reports.listPreparedReports, { as: as.token })).data;
const filed = async (as = ruth) => (await test.call(reports.listReports, { as: as.token })).data;
const told = async () =>
  (await test.call(dashboard.listNotifications, { as: ruth.token })).data.map(({ data }) => data.content);
const file = () => runNight(test.platform, test.database.owner, [preparedReportsHourly]);
/** The first of December in Burnie. */
const onTheFirst = (): void => test.setNow(new Date('2026-11-30T13:20:00Z'));

it('REPORTS-X2 keeps a report of the current month, changes it, and shows it to its author only', async () => {
  expect((await prepare({ studies: 1, comments: 'Away' })).data).toMatchObject({ sent: false });
  await prepare({ studies: 2 });
  expect(await prepared()).toEqual([
    {
      report_month: '2026-11-01',
      active: true,
      aux: false,
      hours: null,
      studies: 2,
      special_hours: null,
      comments: null,
      sent_on: '2026-12-01',
      refused: false,
    },
  ]);
  expect(await prepared(secretary)).toEqual([]);
  const { people } = (
    await test.call(reports.readMonth, { as: secretary.token, params: { month: '2026-11-01' } })
  ).data;
  expect(people.find(({ user_id }) => user_id === ruth.id)?.report).toBeNull();
  await file();
  expect(await filed()).toEqual([]);
  const { rows } = await test.database.owner.query(
    "select from journal where congregation_id = $1 and table_name = 'prepared_reports'",
    [congregation.id],
  );
  expect(rows).toEqual([]);
});

it('REPORTS-X2.2 is sent once on the first by the clock of the congregation, and its author is notified', async () => {
  await prepare({ studies: 2, comments: 'Away' });
  test.setNow(new Date('2026-11-30T12:20:00Z'));
  await file();
  expect(await filed()).toEqual([]);
  onTheFirst();
  await Promise.all([file(), file()]);
  await file();
  expect(await filed()).toMatchObject([
    { report_month: '2026-11-01', studies: 2, comments: 'Away', late: false, active: true },
  ]);
  expect(await prepared()).toEqual([]);
  expect(await told()).toEqual(['Your report for November 2026 was sent.']);
});

it('REPORTS-X2.2 a server that was stopped on the first sends it later without marking it as late', async () => {
  await prepare();
  test.setNow(new Date('2026-12-20T02:00:00Z'));
  await file();
  expect(await filed()).toMatchObject([{ report_month: '2026-11-01', late: false }]);
});

it('REPORTS-X2.2 never replaces a filed report, and a filed report replaces the prepared one', async () => {
  await prepare({ studies: 2 });
  onTheFirst();
  await test.call(reports.saveReport, {
    as: secretary.token,
    body: { user_id: ruth.id, report_month: '2026-11-01', active: true, studies: 7 },
  });
  expect(await prepared()).toEqual([]);
  await file();
  expect(await filed()).toMatchObject([{ studies: 7 }]);
  expect((await prepare({ studies: 3 })).problem.code).toBe('month-taken');
});

it('REPORTS-X2.2 does not send figures that are no longer accepted, and notifies the author', async () => {
  const setPioneer = (pioneer: boolean) =>
    test.database.owner.query('update people set pioneer = $3 where congregation_id = $1 and id = $2', [
      congregation.id,
      ruth.id,
      pioneer,
    ]);
  await setPioneer(true);
  await prepare({ hours: 52 });
  await setPioneer(false);
  onTheFirst();
  await file();
  await file();
  expect(await filed()).toEqual([]);
  expect(await prepared()).toMatchObject([{ hours: 52, refused: true }]);
  expect(await told()).toEqual(['Your report for November 2026 could not be sent. Open it and check it.']);
});

it('REPORTS-X2.2 sends an entry at once whose month ended before it arrived, and can be discarded', async () => {
  await prepare();
  const discard = () =>
    test.call(reports.discardPreparedReport, { as: ruth.token, params: { month: '2026-11-01' } });
  expect((await discard()).status).toBeLessThan(300);
  expect((await discard()).status).toBeLessThan(300);
  expect(await prepared()).toEqual([]);
  onTheFirst();
  expect((await prepare({ studies: 1 })).data).toMatchObject({ sent: true });
  expect(await filed()).toMatchObject([{ report_month: '2026-11-01', studies: 1 }]);
  expect((await prepare({ report_month: '2027-01-01' })).problem.code).toBe('month-ahead');
});

it('REPORTS-X2 refuses people who do not report, and figures that the report would refuse', async () => {
  const student = await congregation.addPerson({ appointment: 'student' });
  expect((await prepare({}, student)).status).toBe(422);
  expect((await prepare({ hours: 12 })).problem.errors).toHaveProperty('hours');
  expect((await prepare({ active: false, studies: 1 })).problem.errors).toHaveProperty('studies');
});
