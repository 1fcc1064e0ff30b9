/**
 * The file of all records: one job for simultaneous requests, which starts again after an interruption
 * (PRINT-P11).
 */
import { people } from '@sheaf/contract/people/people/people';
import { reports } from '@sheaf/contract/reports/reports';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeExpiredFiles } from '#contexts/reports/record-files.store';
import { reportsJobs } from '#contexts/reports/reports.jobs';
import { makeRecords, queuedRecords, runRecords } from '#contexts/reports/testing/make-records';
import { startJobs } from '#platform/jobs/start-jobs';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let elder: SeededPerson;
let ruth: SeededPerson;

const start = new Date('2026-11-23T02:00:00Z');
const after = (seconds: number): void => test.setNow(new Date(start.getTime() + seconds * 1000));

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  after(0);
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: ['settings.users', 'settings.print.s_21'],
    firstName: 'Daniel',
    appointment: 'elder',
  });
  elder = await congregation.addPerson({ permissions: ['settings.reports.totals'], appointment: 'elder' });
  ruth = await congregation.addPerson({ firstName: 'Ruth' });
  await congregation.addPerson({ firstName: 'Guest', appointment: 'guest' });
  await test.database.owner.query('delete from graphile_worker._private_jobs');
});

const report = (hours: number) =>
  test.call(reports.saveReport, {
    as: secretary.token,
    body: { user_id: ruth.id, report_month: '2026-10-01', active: true, pioneer: true, hours },
  });

const ask = (as = secretary) => test.call(reports.prepareRecords, { as: as.token });
const state = async () => (await test.call(reports.readRecords, { as: secretary.token })).data;
const documented = async () => {
  const answer = await test.app.inject({
    method: 'GET',
    url: '/api/reports/publisher-reports/progress',
    headers: { authorization: `Bearer ${secretary.token}` },
  });
  return answer.json().data;
};
const open = (as = secretary) =>
  test.app.inject({
    method: 'GET',
    url: '/api/reports/publisher-reports/download',
    headers: { authorization: `Bearer ${as.token}` },
  });
const textOf = async (): Promise<string> => {
  const { rawPayload } = await open();
  return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text.replaceAll(/\s+/g, ' ');
};
const told = async (): Promise<string[]> =>
  (
    await test.database.owner.query(
      'select type from notifications where congregation_id = $1 and person_id = $2 order by id',
      [congregation.id, secretary.id],
    )
  ).rows.map(({ type }) => type);

it('PRINT-P11 PRINT-R1 requests the file, makes it in the job, notifies the caller and downloads it', async () => {
  await report(52);
  expect(await state()).toMatchObject({ state: 'none', total: 3, completed: 0 });
  expect((await open()).json()).toMatchObject({ code: 'records-not-made' });
  expect((await ask()).data).toMatchObject({ state: 'preparing', total: 3, completed: 0 });
  expect((await open()).statusCode).toBe(409);
  await runRecords(test, (await queuedRecords(test))[0]);
  expect(await state()).toEqual({
    state: 'made',
    total: 3,
    completed: 3,
    made_at: '2026-11-23T02:00:00.000Z',
    expires_at: '2026-11-23T04:00:00.000Z',
  });
  const text = await textOf();
  expect(text).toMatch(/Hollis, Ruth.*Oct 2026 Yes Regular 52/);
  expect(text).toContain('Hollis, Daniel');
  expect(text).not.toContain('Guest');
  expect(await told()).toEqual(['records-made']);
});

it('PRINT-P11 reports progress to a client of the documented call until the download is ready', async () => {
  expect(await documented()).toMatchObject({ total: 3, completed: 0 });
  expect(await documented()).toMatchObject({ total: 3, completed: 0 });
  expect(await queuedRecords(test)).toHaveLength(1);
  await runRecords(test, (await queuedRecords(test))[0]);
  // A change in between does not restart the job.
  await report(10);
  expect(await documented()).toMatchObject({ total: 3, completed: 3 });
  expect((await open()).statusCode).toBe(200);
});

it('PRINT-P11 makes one job of ten simultaneous requests, and returns its file to later ones', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(answers.map(({ status, data }) => [status, data.state])).toEqual(
    Array.from({ length: 10 }, () => [200, 'preparing']),
  );
  expect(await queuedRecords(test)).toHaveLength(1);
  await runRecords(test, (await queuedRecords(test))[0]);
  after(3600);
  expect((await ask()).data.state).toBe('made');
  expect(await queuedRecords(test)).toHaveLength(1);
});

it('PRINT-P11 makes the file again after a report has changed', async () => {
  await report(52);
  await makeRecords(test, secretary.token);
  after(60);
  await report(99);
  expect((await ask()).data.state).toBe('preparing');
  await runRecords(test, (await queuedRecords(test)).at(-1));
  expect(await textOf()).toMatch(/Oct 2026 Yes Regular 99/);
});

it('PRINT-P11 removes an expired file for every reader and from the database', async () => {
  await makeRecords(test, secretary.token);
  after(2 * 3600 - 1);
  expect((await open()).statusCode).toBe(200);
  after(2 * 3600);
  expect((await open()).statusCode).toBe(409);
  expect((await state()).state).toBe('none');
  const rows = () =>
    test.database.owner.query('select 1 from record_files where congregation_id = $1', [congregation.id]);
  expect((await rows()).rowCount).toBe(1);
  after(2 * 3600 + 1);
  await removeExpiredFiles(test.database.owner, test.platform.clock());
  expect((await rows()).rowCount).toBe(0);
});

it('PRINT-R2 PRINT-P11 requires the permission, and hides the file from other congregations', async () => {
  await makeRecords(test, secretary.token);
  expect((await ask(elder)).status).toBe(403);
  expect((await open(elder)).statusCode).toBe(403);
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions: ['settings.print.s_21'] });
  expect((await open(stranger)).statusCode).toBe(409);
  await makeRecords(test, stranger.token);
  expect((await open(stranger)).statusCode).toBe(200);
  expect(await textOf()).toContain('Ruth');
});

it('PRINT-R3 removes a file that names a person when that person leaves', async () => {
  await makeRecords(test, secretary.token);
  const administrator = await congregation.addPerson({ permissions: [...permissionKeys] });
  const left = await test.call(people.deletePerson, {
    as: administrator.token,
    params: { id: ruth.id },
  });
  expect([left.status, left.text]).toEqual([200, left.text]);
  expect((await open()).statusCode).toBe(409);
});

it('PRINT-P11 starts an interrupted job again in the next process, with one effect', async () => {
  await report(52);
  await ask();
  const payload = (await queuedRecords(test))[0];
  // Simulates a process that was killed after the first people.
  await test.database.owner.query(
    `update graphile_worker._private_jobs set locked_by = 'worker-gone', locked_at = now() - interval '1 minute', attempts = 1`,
  );
  await test.database.owner.query(
    'update record_files set total = 3, completed = 2 where congregation_id = $1',
    [congregation.id],
  );
  expect(await state()).toMatchObject({ state: 'preparing', completed: 2 });
  const jobs = await startJobs(test.platform, test.database.owner, {} as never, {
    tasks: reportsJobs(test.platform),
    nightly: [],
    hourly: [],
    frequent: [],
  });
  await expect.poll(async () => (await state()).state, { timeout: 30_000 }).toBe('made');
  await jobs.stop();
  const { rawPayload } = await open();
  await runRecords(test, payload);
  expect((await open()).rawPayload.equals(rawPayload)).toBe(true);
  expect(await told()).toEqual(['records-made']);
});

it('PRINT-P11 PRINT-R4 shows a failed file, notifies the caller, and accepts a new request', async () => {
  await ask();
  const payload = (await queuedRecords(test))[0];
  const failing = { ...test.platform, documents: { print: () => Promise.reject(new Error('no font')) } };
  await reportsJobs(failing)['make-records']!(payload);
  expect((await state()).state).toBe('failed');
  expect(await told()).toEqual(['records-failed']);
  expect((await ask()).data.state).toBe('preparing');
  await runRecords(test, (await queuedRecords(test)).at(-1));
  expect((await state()).state).toBe('made');
});

it('PRINT-P11 shows a job that never starts as failed, and discards the file of a replaced one', async () => {
  await ask();
  const first = (await queuedRecords(test))[0];
  after(601);
  expect((await state()).state).toBe('failed');
  expect((await ask()).data.state).toBe('preparing');
  await runRecords(test, first);
  expect((await state()).state).toBe('preparing');
  await runRecords(test, (await queuedRecords(test)).at(-1));
  expect((await state()).state).toBe('made');
});
