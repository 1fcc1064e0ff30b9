import { journal } from '@sheaf/contract/journal/journal';
import { access } from '@sheaf/contract/people/access/access';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { domains } from '#app/contexts';
import { exports } from '#contexts/people/congregations/exports.store';
import { makeExport } from '#contexts/people/congregations/make-export';
import { tenantTransaction } from '#platform/database/tenant';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
const start = new Date('2026-11-20T08:00:00Z');
const going = new AbortController().signal;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
  await (await congregation.addMap({ number: '12' })).addDoor({ house: '7' });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.database.owner.query('delete from congregation_exports');
});

const begin = async (as = admin.token) => test.call(congregations.startExport, { as });
const list = async (as = admin.token) => (await test.call(congregations.listExports, { as })).data;
const make = (id: number, congregationId = congregation.id) =>
  makeExport(test.platform)({ congregationId, id }, going);
const made = async (): Promise<number> => {
  const { id } = (await begin()).data;
  await make(id);
  return id;
};
const download = async (id: number, as = admin.token) => {
  const answer = await test.app.inject({
    method: 'GET',
    url: `/api/download-congregation/${id}`,
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
};

it('EXPORT-R3 builds a requested export in a job, and downloads it whole', async () => {
  const { data } = await begin();
  expect(data).toMatchObject({ state: 'waiting', percent: 0, size: 0, requested_by: 'Daniel Hollis' });
  expect((await download(data.id)).status).toBe(404);
  const { rows: jobs } = await test.database.owner.query(
    `select task_identifier, queue_name from graphile_worker.jobs where key = $1`,
    [`export-congregation-${congregation.id}-${data.id}`],
  );
  expect(jobs).toEqual([{ task_identifier: 'export-congregation', queue_name: 'congregation-exports' }]);
  await make(data.id);
  const [ready] = await list();
  expect(ready).toMatchObject({ state: 'ready', percent: 100, expires_at: '2026-11-21T08:00:00.000Z' });
  const file = await download(data.id);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready!.size),
    'content-disposition': 'attachment; filename="sheaf-2026-11-20.zip"',
    'cache-control': 'private, no-store',
  });
  const parts = unzipSync(file.bytes);
  expect(Buffer.from(parts['data/people.jsonl']!).toString()).toContain('"Daniel","Hollis"');
  expect(Buffer.from(parts['tables/people.csv']!).toString()).toContain('Daniel,Hollis');
  expect(Buffer.from(parts['read-me.txt']!).toString()).toContain('Burnie, 2026-11-20');
});

it('EXPORT-R3 starts one export for ten concurrent requests, and reports it to the others', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => begin()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.code))).toEqual(
    new Set(['export-under-way']),
  );
  expect(await list()).toHaveLength(1);
  const other = await seedCongregation(test.database.owner, 'Other');
  const theirs = await other.addPerson({ roles: [1] });
  expect((await begin(theirs.token)).status).toBe(200);
});

it('EXPORT-R3 builds one whole file if run twice, also concurrently', async () => {
  const { id } = (await begin()).data;
  await Promise.allSettled([make(id), make(id)]);
  await make(id);
  const [ready] = await list();
  expect(ready!.state).toBe('ready');
  const { bytes } = await download(id);
  expect(Object.keys(unzipSync(bytes))).toContain('manifest.json');
  await make(id);
  expect((await download(id)).bytes.equals(bytes)).toBe(true);
});

it('EXPORT-R3 restarts an interrupted export without partial remains', async () => {
  const { id } = (await begin()).data;
  const ending = new AbortController();
  ending.abort();
  await expect(
    makeExport(test.platform)({ congregationId: congregation.id, id }, ending.signal),
  ).rejects.toThrow('the server ended');
  expect((await list())[0]!.state).toBe('running');
  expect((await download(id)).status).toBe(404);
  await make(id);
  expect((await list())[0]!.state).toBe('ready');
  expect(Object.keys(unzipSync((await download(id)).bytes)).length).toBeGreaterThan(60);
});

it('EXPORT-R3 reports an export that fails repeatedly, and stores no file', async () => {
  const { id } = (await begin()).data;
  await test.database.owner.query('update congregation_exports set attempts = 5 where id = $1', [id]);
  await make(id);
  expect((await list())[0]).toMatchObject({ state: 'failed', size: 0 });
  const { rows } = await test.database.owner.query('select 1 from congregation_export_parts');
  expect(rows).toEqual([]);
  expect((await begin()).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

it('EXPORT-R4 shows the progress of an export', async () => {
  const { id } = (await begin()).data;
  const act = { congregationId: congregation.id, personId: null, operation: 'congregations.export' };
  await tenantTransaction(test.platform, act, async (tenant) => {
    await exports.begin(tenant, id);
    await exports.noteProgress(tenant, { id, attempt: 1 }, [30, 120]);
    // Progress of an abandoned attempt, which is ignored.
    await exports.noteProgress(tenant, { id, attempt: 0 }, [1, 120]);
  });
  expect((await list())[0]).toMatchObject({ state: 'running', percent: 25 });
});

it('EXPORT-R5 expires a file after a day, and removes it in the night', async () => {
  const id = await made();
  test.setNow(new Date('2026-11-21T07:59:59Z'));
  expect((await download(id)).status).toBe(200);
  test.setNow(new Date('2026-11-21T08:00:00Z'));
  expect((await download(id)).status).toBe(404);
  expect(await list()).toEqual([]);
  for (const { expired } of domains) await expired?.(test.database.owner, new Date('2026-11-21T08:00:00Z'));
  const { rows } = await test.database.owner.query('select 1 from congregation_export_parts');
  expect(rows).toEqual([]);
});

it('EXPORT-R5 deletes an export on request, also during its build', async () => {
  const id = await made();
  const remove = (which: number) =>
    test.call(congregations.deleteExport, { as: admin.token, params: { id: which } });
  expect((await remove(id)).data).toEqual({ ok: true });
  expect((await remove(id)).status).toBe(404);
  expect((await download(id)).status).toBe(404);
  const stopped = (await begin()).data.id;
  await remove(stopped);
  await make(stopped);
  expect(await list()).toEqual([]);
});

it('EXPORT-R6 requires the permission to edit roles and a recent check, for the own congregation only', async () => {
  const id = await made();
  const without = permissionKeys.filter((key) => key !== 'settings.roles.edit');
  const secretary = await congregation.addPerson({ permissions: without });
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const other = await elsewhere.addPerson({ permissions: [...permissionKeys] });
  expect((await begin(secretary.token)).status).toBe(403);
  expect((await download(id, secretary.token)).status).toBe(403);
  expect((await download(id, other.token)).status).toBe(404);
  expect((await test.call(congregations.deleteExport, { as: other.token, params: { id } })).status).toBe(404);
  expect(await list(other.token)).toEqual([]);
  await test.database.owner.query('update sessions set checked_at = $2 where person_id = $1', [
    admin.id,
    new Date(start.getTime() - 9 * 3_600_000),
  ]);
  for (const answer of [await begin(), await test.call(congregations.listExports, { as: admin.token })])
    expect(answer.problem.code).toBe('recheck-needed');
  expect((await download(id)).status).toBe(401);
  expect((await test.call(access.checkSession, { as: admin.token })).status).toBe(200);
  expect((await download(id)).status).toBe(200);
});

it('EXPORT-R6 journals who exported the congregation', async () => {
  const { id } = (await begin()).data;
  const { rows } = await test.database.owner.query(
    `select person_id, operation from journal where table_name = 'congregation_exports' and row_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ person_id: admin.id, operation: 'congregations.startExport' }]);
  const changes = (await test.call(journal.listChanges, { as: admin.token })).data;
  expect(JSON.stringify(changes)).toContain('congregation-export');
});

it('USERS-X2 deletes an earlier export file when a person is erased', async () => {
  const body = { first_name: 'Olive', last_name: 'Kerr', gender: 2 as const };
  const { id } = (await test.call(people.addPerson, { as: admin.token, body })).data;
  await made();
  await test.call(people.deletePerson, { as: admin.token, params: { id } });
  expect(await list()).toHaveLength(1);
  expect((await test.call(erasure.erasePerson, { as: admin.token, params: { id } })).status).toBe(200);
  expect(await list()).toEqual([]);
});
