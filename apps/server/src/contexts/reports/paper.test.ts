import { reports } from '@sheaf/contract/reports/reports';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let elder: SeededPerson;
let ruth: SeededPerson;
let guest: SeededPerson;

const query = (text: string) => test.database.owner.query(text, [congregation.id]);

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: [
      'settings.users',
      'settings.print.s_21',
      'settings.print.cong_report',
      'settings.reports.totals',
      'settings.meetings.attendance',
    ],
    firstName: 'Daniel',
    appointment: 'elder',
  });
  elder = await congregation.addPerson({ permissions: ['settings.reports.totals'], appointment: 'elder' });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
  guest = await congregation.addPerson({ firstName: 'Guest', appointment: 'guest' });
  await query(
    `update people set pioneer = true, dob = '1990-03-04', doi = '2008-05-10' where congregation_id = $1 and id = ${ruth.id}`,
  );
  for (const [report_month, hours, comments] of [
    ['2026-10-01', 52, '#read("/etc/passwd") $x$ Ill for a week'],
    ['2026-09-01', 49, null],
    ['2025-12-01', 61, null],
  ] as const)
    await test.call(reports.saveReport, {
      as: secretary.token,
      body: { user_id: ruth.id, report_month, active: true, hours, studies: 3, comments },
    });
  await query(
    `insert into attendance (congregation_id, type, week, people) values ($1, 'public', '2026-10-05', 90), ($1, 'public', '2026-10-12', 93), ($1, 'clam', '2026-10-12', 0)`,
  );
});
afterAll(() => test.close());

const open = (path: string, as = secretary) =>
  test.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${as.token}` } });

async function textOf(path: string, as = secretary): Promise<string> {
  const answer = await open(path, as);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('PRINT-P12 PRINT-O5 prints the record of one publisher with two service years, their months and sums', async () => {
  const text = await textOf(`/reports/s21/${ruth.id}`);
  expect(text).toContain('Hollis, Ruth');
  expect(text).toMatch(/Service year 2027.*Sept? 2026 Yes Regular 49 3.*Oct 2026 Yes Regular 52 3/);
  expect(text).toMatch(/Total 2 101 3/);
  expect(text).toMatch(/Service year 2026.*Dec 2025 Yes Regular 61 3/);
  expect(text).toContain('#read("/etc/passwd") $x$ Ill for a week');
  expect(text).toMatch(/10 May 2008/);
});

it('PRINT-P12 prints no record for people of other congregations, guests and deleted people', async () => {
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({
    permissions: ['settings.print.s_21'],
    firstName: 'Tamar',
  });
  expect((await open(`/reports/s21/${ruth.id}`, stranger)).statusCode).toBe(404);
  expect((await open(`/reports/s21/${guest.id}`)).statusCode).toBe(404);
  expect((await open(`/reports/s21/${ruth.id}`, elder)).statusCode).toBe(403);
  const gone = await congregation.addPerson({ firstName: 'Gone' });
  await query(`update people set deleted_at = now() where congregation_id = $1 and id = ${gone.id}`);
  expect((await open(`/reports/s21/${gone.id}`)).statusCode).toBe(404);
});

it('PRINT-P13 X-S1 prints a month with totals and attendance, and single reports only for readers who may see them', async () => {
  const text = await textOf('/reports/field-service-reports/2026/10');
  expect(text).toMatch(/October 2026.*Active publishers 1 Reports missing 2.*weekend 92/);
  expect(text).toMatch(/Regular 1 52 3/);
  expect(text).toMatch(/Hollis, Ruth Yes 52 3/);
  const without = await textOf('/reports/field-service-reports/2026/10', elder);
  expect(without).toMatch(/Regular 1 52 3/);
  expect(without).not.toContain('Ruth');
  expect((await open('/reports/field-service-reports/2026/13')).statusCode).toBe(422);
  expect((await open('/reports/field-service-reports/2026/10', ruth)).statusCode).toBe(403);
});

it('REPORTS-R28 PRINT-P13 counts the active publishers of that month, and no missing reports before the start month', async () => {
  const of = (path: string) => textOf(`/reports/field-service-reports/${path}`);
  expect(await of('2026/05')).toMatch(/Active publishers 1 Reports missing 3/);
  expect(await of('2026/06')).toMatch(/Active publishers 0 Reports missing 3/);
  expect(await textOf('/reports/s10/2027')).toMatch(/Publishers 0 .*Regular 1 /);
  const start = (month: string) =>
    query(
      `insert into domain_settings as s (congregation_id, part, settings) values ($1, 'field_service_reports', '{"start_month": "${month}"}')
       on conflict (congregation_id, part) do update set settings = s.settings || excluded.settings`,
    );
  await start('2026-06-01');
  expect(await of('2026/05')).toMatch(/Active publishers 1 (?!.*missing)/);
  expect(await of('2026/06')).toMatch(/Active publishers 0 Reports missing 3/);
  await start('2026-10-01');
  expect(await textOf('/reports/s10/2027')).toMatch(/Regular 1 /);
  await query(`delete from domain_settings where congregation_id = $1 and part = 'field_service_reports'`);
});

it('PRINT-P7 exports a row for each month and group, without cells that a spreadsheet would execute', async () => {
  const answer = await open('/reports/cong-report');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'month,group,count,hours,studies,special_hours,placements,videos,return_visits,average_midweek,average_weekend',
  );
  expect(lines).toHaveLength(1 + 3 * 4);
  expect(lines[3]).toBe('2026-10,pio,1,52,3,0,0,0,0,,92');
  expect((await open('/reports/cong-report', elder)).statusCode).toBe(403);
});

it('X-S1 prints the year of the congregation with its publishers, attendance and territory, without other congregations', async () => {
  const text = await textOf('/reports/s10/2027');
  expect(text).toMatch(/Service year 2026\/2027.*Up to October 2026/);
  expect(text).toMatch(/Active publishers 1 Became inactive in the year 0/);
  expect(text).toMatch(/Regular 1 Special 0/);
  expect(text).toMatch(/Midweek meeting Weekend meeting 92/);
  expect(text).toMatch(/Maps 0 Completed in the year 0/);
  expect((await open('/reports/s10/2027', ruth)).statusCode).toBe(403);
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions: ['settings.reports.totals'] });
  expect(await textOf('/reports/s10/2027', stranger)).toMatch(/Active publishers 0/);
});

it('X-S1 prints two years of attendance by month, for people who enter it or see the totals', async () => {
  const counter = await congregation.addPerson({ permissions: ['settings.meetings.attendance'] });
  for (const one of [counter, elder]) {
    const text = await textOf('/reports/s88/2027', one);
    expect(text).toMatch(/Service year 2026 Meetings Total Average/);
    expect(text).toMatch(/Oct 2026 2 183 92/);
    expect(text).toMatch(/Average of the year 92/);
  }
  expect((await open('/reports/s88/2027', ruth)).statusCode).toBe(403);
});
