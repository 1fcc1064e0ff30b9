import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeEach, expect, it } from 'vitest';
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

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openWorkbookFixture(test);
});
afterAll(() => test.close());

const onWire = async (week = firstWeek, as = fixture.importer) => {
  const { data } = await test.call(meetings.listMeetings, { as });
  return data.find((one) => one.type === 'clam' && one.week === week)!;
};
const readingNow = async (): Promise<string | null> => (await onWire()).reading;
const book = (reading: string) => bookOf(weekWith({ reading }));
const set = (id: number, reading: string | null, as = fixture.importer, version?: number) =>
  test.call(meetings.setReading, { as, params: { id }, body: { reading, version } });
const differences = async (reading: string) =>
  (await fixture.upload(book(reading), { dry_run: 'true' })).data.weeks[0]!.differences;

it('MEET-O3 imports the weekly reading with the workbook, and updates it with the next edition', async () => {
  expect(await readingNow()).toBeNull();
  await fixture.upload(book('RUTH 1, 2'));
  expect(await readingNow()).toBe('RUTH 1, 2');
  expect(await differences('RUTH 1-3')).toEqual([
    { key: null, part: 'RUTH 1-3', field: 'reading', before: 'RUTH 1, 2', after: 'RUTH 1-3' },
  ]);
  const again = await fixture.upload(book('RUTH 1-3'));
  expect([again.data.id, await readingNow()]).toEqual([expect.any(Number), 'RUTH 1-3']);
  expect((await fixture.upload(book('RUTH 1-3'))).data.id).toBeNull();
});

it('X-WORKBOOK retains a locally edited reading, and requests a choice if the workbook changed it too', async () => {
  const { id } = await onWire();
  await fixture.upload(book('RUTH 1, 2'));
  expect((await set(id, 'Ruth 1')).data).toMatchObject({ reading: 'Ruth 1', id });
  expect((await onWire()).edited_id).not.toBe(id);
  expect((await fixture.upload(book('RUTH 1, 2'))).data.id).toBeNull();
  expect(await readingNow()).toBe('Ruth 1');
  const [asked] = await differences('RUTH 1-3');
  expect(asked).toMatchObject({ field: 'reading', before: 'Ruth 1', after: 'RUTH 1-3' });
  const refused = await fixture.upload(book('RUTH 1-3'));
  expect([refused.problem.code, await readingNow()]).toEqual(['workbook-clash', 'Ruth 1']);
  const choose = (take: string) =>
    fixture.upload(book('RUTH 1-3'), { choices: JSON.stringify([{ key: asked!.key, take }]) });
  expect((await choose('mine')).status).toBe(200);
  expect(await readingNow()).toBe('Ruth 1');
  await set(id, 'Ruth');
  const [later] = await differences('RUTH 4');
  const taken = await fixture.upload(book('RUTH 4'), {
    choices: JSON.stringify([{ key: later!.key, take: 'theirs' }]),
  });
  expect([taken.status, await readingNow(), (await onWire()).edited_id]).toEqual([200, 'RUTH 4', id]);
});

it('MEET-R9 restores the reading of the workbook on reset', async () => {
  const { id } = await onWire();
  await fixture.upload(book('RUTH 1, 2'));
  await set(id, null);
  expect([await readingNow(), (await onWire()).edited_id === id]).toEqual([null, false]);
  const reset = await test.call(meetings.resetMeeting, { as: fixture.importer, params: { meeting_id: id } });
  expect(reset.data).toMatchObject({ reading: 'RUTH 1, 2', edited_id: id });
});

it('X-WORKBOOK rolls the reading back with its import, and retains later local edits', async () => {
  const { id } = await onWire();
  const rollback = (of: number) =>
    test.call(meetings.rollbackWorkbook, { as: fixture.importer, params: { id: of } });
  const first = await fixture.upload(book('RUTH 1, 2'));
  const second = await fixture.upload(book('RUTH 3'));
  expect((await rollback(second.data.id!)).status).toBe(200);
  expect(await readingNow()).toBe('RUTH 1, 2');
  await set(id, 'Ruth 1');
  expect((await rollback(first.data.id!)).status).toBe(200);
  expect([await readingNow(), (await onWire()).edited_id]).toEqual(['Ruth 1', id]);
});

it('X-WORKBOOK takes no reading from a workbook in another language', async () => {
  const { id } = await onWire();
  await set(id, 'Ruth 1');
  await fixture.upload(book('RUT 1'), { own_titles: 'true' });
  expect(await readingNow()).toBe('Ruth 1');
});

it('X-WORKBOOK edits the reading of own midweek meetings, with the permission for the schedule', async () => {
  const { id, version } = await onWire();
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await set(id, 'Ruth 1', reader.token)).status).toBe(403);
  const other = await openWorkbookFixture(test, 'Elsewhere');
  expect((await set(id, 'Ruth 1', other.importer)).status).toBe(404);
  const weekend = await fixture.meeting('public', firstWeek);
  expect((await set(weekend.id, 'Ruth 1')).status).toBe(404);
  expect((await set(id, 'x'.repeat(121))).status).toBe(422);
  expect((await set(id, 'Ruth 1', fixture.importer, version)).status).toBe(200);
  expect((await set(id, 'Ruth 2', fixture.importer, version)).problem.code).toBe('stale');
});
