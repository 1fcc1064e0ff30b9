/** Imports reports from files without touching stored ones, and rolls an import back (REPORTS-R24 to R26). */
import { reports } from '@sheaf/contract/reports/reports';
import { writeCsv } from '@sheaf/rules/files/csv';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { sendFile } from '#platform/testing/send-file';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let ruth: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-23T02:00:00Z'));
});
afterAll(() => test.close());
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: ['settings.users', 'settings.users.edit'],
    firstName: 'Daniel',
  });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
});

const send = (file: string | Uint8Array, fields: Record<string, string> = {}, as = secretary) =>
  sendFile(test, reports.importReports, { as: as.token, file, fields, name: 'reports.csv' });
const run = (file: string, as = secretary) => send(file, { dry_run: 'false' }, as);
const all = async () => (await test.call(reports.listReports, { as: secretary.token })).data;
const table = `name,month,hours,studies,pioneer,remarks
"Hollis, Ruth",2026-09,50,3,yes,=SUM(A1)
Ruth Hollis,2026-10,12.5,,,
Nobody Here,2026-10,1,,,
`;

it('REPORTS-R24 reports every line in a dry run without saving, then imports the valid ones', async () => {
  const told = (await send(table)).data;
  expect(told).toMatchObject({
    dry_run: true,
    id: null,
    format: 'table',
    missing: [],
    counts: { new: 1, there: 0, problems: 2 },
    problems: [
      { line: 3, name: 'Ruth Hollis', reason: 'figure-wrong' },
      { line: 4, name: 'Nobody Here', reason: 'nobody' },
    ],
  });
  expect(told.columns[0]).toMatchObject({
    column: 'name',
    field: 'name',
    samples: expect.arrayContaining(['Nobody Here']),
  });
  expect(await all()).toEqual([]);
  expect((await run(table)).data.id).toEqual(expect.any(Number));
  expect(await all()).toMatchObject([
    {
      user_id: ruth.id,
      report_month: '2026-09-01',
      active: true,
      hours: 50,
      studies: 3,
      pioneer: true,
      late: false,
      comments: '=SUM(A1)',
    },
  ]);
  expect((await run(table)).problem.code).toBe('import-empty');
});

it('REPORTS-R24 leaves a stored report unchanged', async () => {
  await test.call(reports.saveReport, {
    as: secretary.token,
    body: { user_id: ruth.id, report_month: '2026-09-01', active: true, studies: 9 },
  });
  const { data } = await run('name,month,studies\nRuth Hollis,2026-09,1\nRuth Hollis,2026-08,2\n');
  expect(data.counts).toEqual({ new: 1, there: 1, problems: 0 });
  expect((await all()).map(({ studies }) => studies)).toEqual([9, 2]);
});

it('REPORTS-R24 maps unknown columns by hand', async () => {
  const text = 'Wer;Wann;Stunden\nRuth Hollis;2026-09;50\n';
  const open = (await send(text)).data;
  expect(open).toMatchObject({ missing: ['name', 'month'], counts: { new: 0 } });
  const columns = JSON.stringify([
    { column: 'Wer', field: 'name' },
    { column: 'Wann', field: 'month' },
  ]);
  expect((await send(text, { columns })).data).toMatchObject({ missing: [], counts: { new: 1 } });
  const wrong = JSON.stringify([{ column: 'Wer', field: 'password' }]);
  expect((await send(text, { columns: wrong })).status).toBe(422);
});

it('REPORTS-R24 refuses files without reports, and files with too many', async () => {
  const codes = async (text: string | Buffer) => (await send(text)).problem.code;
  expect(await codes('{"a": 1}')).toBe('reports-unknown');
  expect(await codes('{"a": ')).toBe('import-unreadable');
  expect(await codes('['.repeat(5000))).toBe('import-too-deep');
  expect(await codes(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255]))).toBe('import-unreadable');
  const rows = Array.from({ length: 20_001 }, (_, index) => `P${index} X,2026-09`);
  expect(await codes(['name,month', ...rows].join('\n'))).toBe('import-too-many-reports');
});

it('REPORTS-R24 finds no people of other congregations, and requires the permission', async () => {
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions: ['settings.users', 'settings.users.edit'] });
  const one = 'name,month\nDaniel Hollis,2026-09\n';
  expect((await send(one, {}, stranger)).data.problems).toMatchObject([{ reason: 'nobody' }]);
  expect((await send(one, {}, ruth)).status).toBe(403);
  const { data } = await run(one);
  const theirs = await test.call(reports.rollbackReports, { as: stranger.token, params: { id: data.id } });
  expect(theirs.status).toBe(404);
  expect((await test.call(reports.listReportImports, { as: stranger.token })).data).toEqual([]);
});

it('REPORTS-R24 imports once for ten simultaneous imports of one file', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send('name,month\nRuth Hollis,2026-09\n', { dry_run: 'false' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await all()).toHaveLength(1);
});

it('REPORTS-R26 rolls an import back once, retains and counts reports changed since', async () => {
  const text = 'name,month,studies\nRuth Hollis,2026-09,1\nRuth Hollis,2026-08,2\n';
  const { data } = await run(text);
  const [newest] = await all();
  await test.call(reports.saveReport, {
    as: secretary.token,
    body: { id: newest!.id, user_id: ruth.id, report_month: '2026-09-01', active: true, studies: 7 },
  });
  const back = () => test.call(reports.rollbackReports, { as: secretary.token, params: { id: data.id } });
  expect((await back()).data).toMatchObject({ removed: 1, kept: 1, import: { id: data.id } });
  expect((await all()).map(({ studies }) => studies)).toEqual([7]);
  expect((await back()).problem.code).toBe('import-taken-back');
  const [listed] = (await test.call(reports.listReportImports, { as: secretary.token })).data;
  expect(listed).toMatchObject({
    format: 'table',
    file_name: 'reports.csv',
    counts: { new: 2 },
    taken_back_by: { id: secretary.id },
  });
});

it('REPORTS-R25 imports its own export without loss, and exports no cell that a spreadsheet would execute', async () => {
  await run(table);
  const answer = await test.app.inject({
    method: 'GET',
    url: '/api/report-files/export',
    headers: { authorization: `Bearer ${secretary.token}` },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.body).not.toMatch(/,=SUM/);
  const before = await all();
  await test.database.owner.query('delete from service_reports where congregation_id = $1', [
    congregation.id,
  ]);
  await run(answer.body);
  const without = (rows: typeof before) => rows.map(({ id: _, version: __, ...row }) => row);
  expect(without(await all())).toEqual(without(before));
  const headers = { authorization: `Bearer ${ruth.token}` };
  expect((await test.app.inject({ url: '/api/report-files/export', headers })).statusCode).toBe(403);
});

it('REPORTS-R25 imports its own export without problems, with two people of one name and a report of a guest', async () => {
  const other = await congregation.addPerson({ firstName: 'Ruth' });
  const guest = await congregation.addPerson({ firstName: 'Noah' });
  for (const { id: user_id } of [ruth, other, guest])
    await test.call(reports.saveReport, {
      as: secretary.token,
      body: { user_id, report_month: '2026-09-01', active: true, studies: user_id === ruth.id ? 1 : 2 },
    });
  const owner = test.database.owner;
  await owner.query(`update people set appointment = 'guest' where congregation_id = $1 and id = $2`, [
    congregation.id,
    guest.id,
  ]);
  const headers = { authorization: `Bearer ${secretary.token}` };
  const { body } = await test.app.inject({ url: '/api/report-files/export', headers });
  expect((await send(body)).data).toMatchObject({ counts: { new: 0, there: 3, problems: 0 }, problems: [] });
  await owner.query('delete from service_reports where congregation_id = $1 and person_id <> $2', [
    congregation.id,
    guest.id,
  ]);
  expect((await run(body)).data.counts).toEqual({ new: 2, there: 1, problems: 0 });
  const studies = new Map((await all()).map((row) => [row.user_id, row.studies]));
  expect([studies.get(ruth.id), studies.get(other.id)]).toEqual([1, 2]);
  const foreign = `person_id,name,month\n${other.id},Daniel Hollis,2026-08\n1,Ruth Hollis,2026-08\n`;
  expect((await send(foreign)).data.problems).toMatchObject([{ line: 3, reason: 'name-ambiguous' }]);
});

it('REPORTS-R24 imports ten years of 150 people within the request timeout', {
  timeout: 60_000,
}, async () => {
  const people = await Promise.all(
    Array.from({ length: 150 }, (_, index) => congregation.addPerson({ firstName: `P${index}` })),
  );
  const rows = people.flatMap((_, index) =>
    Array.from({ length: 120 }, (__, month) => [
      `P${index} Hollis`,
      `${2016 + Math.floor(month / 12)}-${(month % 12) + 1}`,
      String(month % 60),
    ]),
  );
  const answer = await run(writeCsv([['name', 'month', 'hours'], ...rows]));
  expect(answer.data.counts).toEqual({ new: 18_000, there: 0, problems: 0 });
});

it('IMPORT-R24 REPORTS-R33 requests the meaning of a word, imports it after the answer, and names an unreadable figure', async () => {
  const text = 'name,month,hours,studies,status\n"Hollis, Ruth",2026-09,50,many,Pionnier\n';
  const open = (await send(text)).data;
  expect([open.counts.new, open.asked, open.problems[0].reason]).toEqual([
    0,
    [{ column: 'kind', text: 'Pionnier', count: 1 }],
    'word-unclear',
  ]);
  const answers = JSON.stringify([{ column: 'kind', text: 'Pionnier', answer: 'special_pioneer' }]);
  const { data } = await send(text, { dry_run: 'false', answers });
  expect([data.asked, data.cells]).toEqual([
    [],
    [{ line: 2, name: 'Hollis, Ruth', column: 'studies', text: 'many' }],
  ]);
  expect(await all()).toMatchObject([{ hours: 50, studies: null, special_pioneer: true, pioneer: false }]);
  expect((await send(text, { answers: '[{"column":"kind","text":"x","answer":"maybe"}]' })).status).toBe(422);
});
