import type { GivenBodyOf } from '@sheaf/contract/operation';
import { reports } from '@sheaf/contract/reports/reports';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
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
  // The 23rd in Burnie.
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: ['settings.users', 'settings.reports.totals'],
    firstName: 'Daniel',
  });
  ruth = await congregation.addPerson();
});
afterAll(() => test.close());

type Body = Partial<GivenBodyOf<typeof reports.saveReport>>;

const save = (as: SeededPerson, body: Body = {}) =>
  test.call(reports.saveReport, {
    as: as.token,
    body: { report_month: '2026-10-01', active: true, ...body },
  });
const listed = async (as: SeededPerson) => (await test.call(reports.listReports, { as: as.token })).data;
const listedOf = (as: SeededPerson, person: SeededPerson) =>
  test.call(reports.listReportsOf, { as: as.token, params: { userId: person.id } });
const month = async (as: SeededPerson, of = '2026-10-01') =>
  (await test.call(reports.readMonth, { as: as.token, params: { month: of } })).data.people;
const remove = (as: SeededPerson, id: number) =>
  test.call(reports.deleteReport, { as: as.token, params: { id } });
const with_ = (permissions: PermissionKey[]) => congregation.addPerson({ permissions });

const makePioneer = (person: SeededPerson, pioneer = true) =>
  test.database.owner.query('update people set pioneer = $3 where congregation_id = $1 and id = $2', [
    congregation.id,
    person.id,
    pioneer,
  ]);

it('REPORTS-X4.3 refuses a new report with version 0 if another person entered one in between', async () => {
  const mine = { user_id: ruth.id, version: 0 };
  const first = await save(secretary, { ...mine, studies: 2 });
  expect(first.data).toMatchObject({ studies: 2, version: 1 });
  const second = await save(secretary, mine);
  expect(second.problem).toMatchObject({ code: 'stale', current: { studies: 2, version: 1 } });
  expect((await save(secretary, { ...mine, studies: 3, version: 1 })).data).toMatchObject({ studies: 3 });
});

it('REPORTS-R19 replaces the report of the month when it is saved again', async () => {
  const first = await save(ruth, { studies: 1, comments: 'Away in part' });
  expect(first.data).toMatchObject({
    user_id: ruth.id,
    studies: 1,
    month_year: '2026-10',
    comments: 'Away in part',
  });
  const second = await save(ruth, { active: false });
  expect(second.data).toMatchObject({ id: first.data.id, active: false, studies: null, comments: null });
  expect(await listed(ruth)).toHaveLength(1);
  const moved = await save(ruth, { id: first.data.id, report_month: '2026-09-14' });
  expect(moved.data).toMatchObject({ id: first.data.id, report_month: '2026-09-01' });
  const october = await save(ruth);
  const clash = await save(ruth, { id: october.data.id, report_month: '2026-09-01' });
  expect(clash.problem.code).toBe('month-taken');
  expect((await save(ruth, { version: 9 })).problem.code).toBe('stale');
});

it('REPORTS-R19 stores one report for ten simultaneous requests of one month', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, studies) => save(ruth, { studies })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await listed(ruth)).toHaveLength(1);
});

it('REPORTS-R20 REPORTS-R19 refuses impossible figures and months', async () => {
  for (const figures of [
    { hours: 745 },
    { hours: -1 },
    { studies: 1.5 },
    { studies: -1 },
    { special_hours: 0.5 },
  ])
    expect((await save(ruth, figures as Body)).status).toBe(422);
  // REPORTS-R20 limits only hours, to the hours of a month.
  await makePioneer(ruth);
  const many = { hours: 744, studies: 745, special_hours: 745 };
  expect((await save(ruth, many)).data).toMatchObject(many);
  expect(Object.keys((await save(ruth, { hours: 745 })).problem.errors!)).toEqual(['hours']);
  await makePioneer(ruth, false);
  const refused = async (report_month: string, as = ruth) => (await save(as, { report_month })).problem.code;
  expect(await refused('2026-11-01')).toBe('month-not-over');
  expect(await refused('2099-01-01')).toBe('month-not-over');
  expect(await refused('2025-10-31')).toBe('month-too-old');
  expect(await refused('1901-01-01', secretary)).toBe('month-too-old');
  expect((await save(secretary, { report_month: '2019-03-01', hours: 9 })).data).toMatchObject({
    report_month: '2019-03-01',
    hours: 9,
    late: false,
  });
  expect((await save(ruth, { report_month: '2026-02-30' })).status).toBe(422);
});

it('REPORTS-O4 REPORTS-R2 retains the status that the person had when the report was made', async () => {
  await makePioneer(ruth);
  const made = await save(ruth, { hours: 52, special_hours: 4, aux: true, pioneer: false });
  expect(made.data).toMatchObject({ pioneer: true, aux: false, hours: 52, special_hours: 4 });
  await makePioneer(ruth, false);
  expect((await save(ruth, { hours: 53 })).data).toMatchObject({ pioneer: true, hours: 53 });
  const plain = await save(ruth, { report_month: '2026-09-01', hours: 53, special_hours: 2 });
  expect([plain.status, plain.problem.errors]).toEqual([
    422,
    { hours: [expect.anything()], special_hours: [expect.anything()] },
  ]);
  const both = await save(secretary, { user_id: ruth.id, pioneer: true, special_pioneer: true });
  expect(Object.keys(both.problem.errors!)).toEqual(['special_pioneer']);
  const corrected = await save(secretary, { user_id: ruth.id, aux: true, pioneer: false, hours: 30 });
  expect(corrected.data).toMatchObject({ pioneer: false, aux: true, hours: 30 });
});

it('REPORTS-R6 REPORTS-R7 lists own reports for everyone, and reports of all people with the permission', async () => {
  const guest = await congregation.addPerson({ appointment: 'guest' });
  await save(ruth);
  await save(secretary);
  expect((await listed(ruth)).map(({ user_id }) => user_id)).toEqual([ruth.id]);
  expect((await listed(secretary)).map(({ user_id }) => user_id).sort()).toEqual(
    [secretary.id, ruth.id].sort(),
  );
  expect((await month(ruth)).map(({ user_id }) => user_id)).toEqual([ruth.id]);
  const all = await month(secretary);
  expect(all.map(({ user_id }) => user_id)).not.toContain(guest.id);
  expect(all.find(({ user_id }) => user_id === ruth.id)).toMatchObject({ report: { active: true } });
});

it('REPORTS-S1 lists missing reports, and whether the month before is missing too', async () => {
  await save(ruth, { report_month: '2026-09-01' });
  const all = await month(secretary);
  expect(all.find(({ user_id }) => user_id === ruth.id)).toMatchObject({ report: null, also_missing: false });
  expect(all.find(({ user_id }) => user_id === secretary.id)).toMatchObject({
    also_missing: true,
  });
});

it('REPORTS-R6 refuses to enter, read and delete reports of other people without the right', async () => {
  const other = await with_(['settings.reports.totals']);
  const report = (await save(ruth)).data;
  expect((await save(other, { user_id: ruth.id })).problem.errors).toHaveProperty('user_id');
  expect((await save(other, { id: report.id })).status).toBe(404);
  expect((await listedOf(other, ruth)).status).toBe(404);
  expect((await remove(other, report.id)).status).toBe(404);
  const months = await test.call(reports.listMonths, { as: other.token, body: { id: ruth.id } });
  expect(months.status).toBe(422);
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions: ['settings.users'] });
  expect((await save(stranger, { user_id: ruth.id })).problem.errors).toHaveProperty('user_id');
  expect((await save(stranger, { id: report.id })).status).toBe(404);
  expect((await listedOf(stranger, ruth)).status).toBe(404);
  expect((await remove(stranger, report.id)).status).toBe(404);
  expect(await listed(stranger)).toEqual([]);
});

it('REPORTS-R6 lets delegates and group leaders report for others (X-DELEGATE)', async () => {
  const [husband, leader] = [await congregation.addPerson(), await congregation.addPerson()];
  const add = (as: SeededPerson, user_id: number, delegate_id: number) =>
    test.call(reports.addDelegate, { as: as.token, body: { user_id, delegate_id } });
  expect((await add(husband, ruth.id, husband.id)).problem.code).toBe('delegate-not-yours');
  expect((await add(ruth, ruth.id, ruth.id)).problem.code).toBe('delegate-oneself');
  const named = await add(ruth, ruth.id, husband.id);
  expect((await add(ruth, ruth.id, husband.id)).data.id).toBe(named.data.id);
  expect((await save(husband, { user_id: ruth.id, studies: 1 })).data).toMatchObject({ user_id: ruth.id });
  expect((await month(husband)).map(({ user_id }) => user_id).sort()).toEqual([ruth.id, husband.id].sort());
  const end = (as: SeededPerson) =>
    test.call(reports.deleteDelegate, { as: as.token, params: { id: named.data.id } });
  expect((await end(leader)).status).toBe(404);
  expect((await end(husband)).status).toBe(200);
  expect((await save(husband, { user_id: ruth.id })).status).toBe(422);
  const { rows } = await test.database.owner.query(
    `insert into groups (congregation_id, name, overseer_id) values ($1, 'Cooee', $2) returning id`,
    [congregation.id, leader.id],
  );
  expect((await listedOf(leader, ruth)).status).toBe(404);
  await test.database.owner.query('update people set group_id = $1 where id = $2', [rows[0].id, ruth.id]);
  expect((await listedOf(leader, ruth)).data).toHaveLength(1);
});

it('REPORTS-R1 REPORTS-O1 offers months back to the first without a report', async () => {
  const offered = async () =>
    (await test.call(reports.listMonths, { as: ruth.token, body: {} })).data.map(({ date }) => date);
  expect(await offered()).toHaveLength(12);
  expect((await offered())[0]).toBe('2026-10-01');
  await save(ruth, { report_month: '2025-11-01' });
  expect((await offered()).at(-1)).toBe('2025-12-01');
});

it('REPORTS-R5 refuses to delete a report older than three years', async () => {
  const report = (await save(secretary, { user_id: ruth.id, report_month: '2023-11-01' })).data;
  test.setNow(new Date('2026-12-23T02:00:00Z'));
  expect((await remove(ruth, report.id)).problem.code).toBe('report-too-old');
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  expect((await remove(ruth, report.id)).status).toBe(200);
  expect(await listed(ruth)).toEqual([]);
});

it('REPORTS-O3 REPORTS-R22 totals reports by group, including carried figures', async () => {
  await save(ruth, { studies: 2 });
  await makePioneer(secretary);
  await save(secretary, { hours: 50, studies: 1 });
  await save(await congregation.addPerson(), { active: false });
  const keeper = await with_(['settings.users.edit']);
  const before = { month: '2026-09-01', group: 'pio' as const, count: 3, hours: 150 };
  const kept = await test.call(reports.saveCarriedTotals, { as: keeper.token, body: before });
  expect((await test.call(reports.saveCarriedTotals, { as: keeper.token, body: before })).data.id).toBe(
    kept.data.id,
  );
  const totals = async () =>
    (await test.call(reports.readTotals, { as: secretary.token, params: { year: 2027 } })).data;
  const october = {
    year: 2026,
    month: 10,
    reported: 3,
    pub: { count: 1, studies: 2, hours: 0 },
    pio: { count: 1, studies: 1, hours: 50 },
    aux: { count: 0 },
  };
  const september = { month: 9, reported: 0, pio: { count: 3, studies: 0, hours: 150 } };
  expect(await totals()).toMatchObject([october, september]);
  const reported = await test.call(reports.saveCarriedTotals, {
    as: keeper.token,
    body: { ...before, month: '2026-10-01' },
  });
  expect(reported.problem.code).toBe('month-has-reports');
  await save(ruth, { report_month: '2026-09-01' });
  expect((await totals())[1]).toMatchObject({ reported: 1, pub: { count: 1 }, pio: { count: 0, hours: 0 } });
  await test.call(reports.deleteCarriedTotals, { as: keeper.token, params: { id: kept.data.id } });
  expect((await totals())[1]).toMatchObject({ pio: { count: 0 } });
  const years = await test.call(reports.listYears, { as: secretary.token });
  expect(years.data).toEqual([{ year: 2027 }]);
  const future = { ...before, month: '2026-11-01' };
  const refused = await test.call(reports.saveCarriedTotals, { as: keeper.token, body: future });
  expect(refused.problem.code).toBe('month-not-over');
});

it('REPORTS-O2 counts active publishers in the composition, and people without participation in six months as inactive', async () => {
  await save(ruth, { aux: true, hours: 15 });
  await congregation.addPerson({ appointment: 'inactive' });
  const { data } = await test.call(reports.readComposition, { as: secretary.token });
  // The secretary has not shared in any of the six months.
  expect(data).toMatchObject({ publisher: 1, aux: 1, inactive: 2, elder: 0 });
});
