import { duties } from '@sheaf/contract/duties/duties';
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

const midweek = () => fixture.meeting('clam', firstWeek);
const wire = async () => {
  const { data } = await test.call(meetings.listMeetings, { as: fixture.importer });
  return data.find(({ type, week }) => type === 'clam' && week === firstWeek)!;
};
const reset = (id: number, as = fixture.importer) =>
  test.call(meetings.resetMeeting, { as, params: { meeting_id: id } });
const addPart = (id: number) =>
  test.call(meetings.addPart, {
    as: fixture.importer,
    params: { meeting_id: id },
    body: {
      title: 'Local needs',
      time: 5,
      references: null,
      meeting: 'living',
      order: 2,
      user_meeting_part_id: 10,
    },
  });
const removePart = (meeting_id: number, id: number) =>
  test.call(meetings.deletePart, { as: fixture.importer, params: { meeting_id, id } });
const fill = (id: number, user_id: number | null) =>
  test.call(duties.fillDuty, { as: fixture.planner.token, params: { id }, body: { user_id } });
const rollback = (id: number, as = fixture.importer) =>
  test.call(meetings.rollbackWorkbook, { as, params: { id } });

/** Parts and places without versions. */
const shown = async (id: number) => ({
  parts: (await fixture.parts(id)).map(({ version: _, ...part }) => part),
  rows: (await fixture.rows(id))
    .map(({ version: _, id: __, helper_duty_id: ___, ...row }) => row)
    .toSorted((a, b) => `${a.part} ${a.hall}`.localeCompare(`${b.part} ${b.hall}`)),
});

it('MEET-R8 MEET-R9 MEET-R28 MEET-O2 marks an edited meeting, and resets it while people stay in remaining parts', async () => {
  const { id } = await midweek();
  expect((await reset(id)).problem.code).toBe('not-imported');
  await fixture.upload(bookOf(weekWith()));
  expect((await wire()).edited_id).toBe(id);
  const talker = await fixture.qualified([9]);
  const row = (await fixture.rows(id)).find(({ part }) => part === 'ministry.third')!;
  await fill(row.id, talker.id);
  const asImported = await shown(id);
  await addPart(id);
  await removePart(id, await fixture.part(id, 'treasures.second'));
  expect((await fixture.rows(id)).some(({ part }) => part === 'treasures.second')).toBe(false);
  const edited = await wire();
  expect(edited.edited_id).not.toBe(id);
  expect(
    (await test.call(meetings.listMeetings, { as: fixture.importer })).data.map((one) => one.id),
  ).not.toContain(edited.edited_id);
  const back = await reset(id);
  expect(back.data).toMatchObject({ id, edited_id: id });
  expect(await shown(id)).toEqual(asImported);
  expect((await fixture.row(id, 'ministry.third')).user_id).toBe(talker.id);
});

it('MEET-C2 MEET-R9 requires the permission to import for a reset, and reaches no meeting of another congregation', async () => {
  const { id } = await midweek();
  await fixture.upload(bookOf(weekWith()));
  expect((await reset(id, fixture.planner.token)).status).toBe(403);
  const other = await openWorkbookFixture(test, 'Elsewhere');
  expect((await reset(id, other.importer)).status).toBe(404);
});

it('MEET-C3 edits a part by its key, and by section and key if two parts share it', async () => {
  const { id } = await midweek();
  const body = { part: 'second' as const, title: 'Digging', time: 9, ref: 'lesson 4' };
  const { data } = await test.call(meetings.editPartByKey, {
    as: fixture.importer,
    params: { meeting: id },
    body,
  });
  expect(data).toMatchObject({ meeting: 'treasures', part: 'second', title: 'Digging', time: 9 });
  const inMinistry = await test.call(meetings.editPartByKey, {
    as: fixture.importer,
    params: { meeting: id },
    body: { ...body, section: 'ministry' },
  });
  expect(inMinistry.data).toMatchObject({ meeting: 'ministry', part: 'second', title: 'Digging' });
  const other = await openWorkbookFixture(test, 'Elsewhere');
  const refused = await test.call(meetings.editPartByKey, {
    as: other.importer,
    params: { meeting: id },
    body,
  });
  expect(refused.status).toBe(404);
  const unknown = { ...body, part: 'talk' as const };
  const wrong = await test.call(meetings.editPartByKey, {
    as: fixture.importer,
    params: { meeting: id },
    body: unknown,
  });
  expect(Object.keys(wrong.problem.errors ?? {})).toEqual(['part']);
});

it('X-WORKBOOK rolls an import back whole, and restores the former parts', async () => {
  const { id } = await midweek();
  const talker = await fixture.qualified([9]);
  await fill((await fixture.row(id, 'ministry.third')).id, talker.id);
  const before = await shown(id);
  const longer = weekWith({ ministry: [...weekWith().ministry, { title: 'Talk', minutes: 3 }] });
  const { data } = await fixture.upload(bookOf(longer));
  expect((await shown(id)).parts.length).toBeGreaterThan(before.parts.length);
  const taken = await rollback(data.id!);
  expect(taken.data).toMatchObject({
    id: data.id,
    counts: { weeks: 1 },
    taken_back_by: { id: expect.any(Number) },
  });
  expect(await shown(id)).toEqual(before);
  expect((await wire()).edited_id).toBe(id);
  expect((await reset(id)).problem.code).toBe('not-imported');
  expect((await rollback(data.id!)).problem.code).toBe('import-taken-back');
  const listed = await test.call(meetings.listWorkbookImports, { as: fixture.importer });
  expect(listed.data.map(({ id: own }) => own)).toEqual([data.id]);
});

it('X-WORKBOOK requires the rollback of the second import before the first, and restores a removed part', async () => {
  const first = await fixture.upload(bookOf(weekWith()));
  const { id } = await midweek();
  const once = await shown(id);
  const second = await fixture.upload(
    bookOf(
      weekWith({
        ministry: weekWith()
          .ministry.map((part) => ({ ...part, minutes: 6 }))
          .slice(0, 2),
      }),
    ),
  );
  expect((await shown(id)).parts).toHaveLength(once.parts.length - 1);
  expect((await rollback(first.data.id!)).problem.code).toBe('workbook-changed');
  expect((await rollback(second.data.id!)).status).toBe(200);
  expect(await shown(id)).toEqual(once);
  expect((await rollback(first.data.id!)).status).toBe(200);
});

it('X-WORKBOOK refuses the rollback once a person has one of its parts, or a part was edited', async () => {
  const longer = weekWith({ ministry: [...weekWith().ministry, { title: 'Talk', minutes: 3 }] });
  const { id } = await midweek();
  const known = (await fixture.parts(id)).map(({ id: part }) => part);
  const { data } = await fixture.upload(bookOf(longer));
  const talker = await fixture.qualified([9]);
  const made = (await fixture.parts(id)).find(({ id: part }) => !known.includes(part))!;
  const row = (await fixture.rows(id)).find(({ meeting_part_id }) => meeting_part_id === made.id)!;
  await fill(row.id, talker.id);
  expect((await rollback(data.id!)).problem.code).toBe('workbook-assigned');
  await fill(row.id, null);
  await removePart(id, await fixture.part(id, 'living.first'));
  expect((await rollback(data.id!)).problem.code).toBe('workbook-changed');
});

it('X-WORKBOOK limits imports, named headings and rollbacks to their congregation', async () => {
  const other = await openWorkbookFixture(test, 'Elsewhere');
  const { id } = await other.meeting('clam', firstWeek);
  const before = await other.parts(id);
  const secret = weekWith({ ministry: [{ title: 'Canary of Burnie', minutes: 12 }] });
  await test.call(meetings.nameHeading, {
    as: fixture.importer,
    body: { lang: 'E', heading: 'Canary of Burnie', kind: 'student-talk' },
  });
  const { data } = await fixture.upload(bookOf(secret));
  expect(data.weeks).toHaveLength(1);
  expect(await other.parts(id)).toEqual(before);
  expect((await test.call(meetings.listWorkbookImports, { as: other.importer })).data).toEqual([]);
  expect((await rollback(data.id!, other.importer)).status).toBe(404);
  const told = await other.upload(bookOf(secret), { dry_run: 'true' });
  expect(told.data).toMatchObject({ weeks: [], unknown: ['canary of burnie'] });
  const own = await other.upload(bookOf(weekWith()));
  expect(JSON.stringify(own.data)).not.toContain('Canary');
});
