/** Workbooks that are imported, reset and rolled back in the week of a visit. */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  openVisited,
  type VisitedFixture,
  visitWeek,
} from '#contexts/meetings/meetings/testing/visited-fixture';
import {
  bookOf,
  openWorkbookFixture,
  type WorkbookFixture,
  weekWith,
} from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: WorkbookFixture;
let visited: VisitedFixture;

beforeEach(async () => {
  test ??= await openTestApp();
  fixture = await openWorkbookFixture(test, 'Visited');
  visited = await openVisited(test, fixture);
});
afterAll(() => test.close());

const midweek = () => fixture.meeting('clam', visitWeek);
const isEdited = async (id: number) => {
  const { data } = await test.call(meetings.listMeetings, { as: fixture.importer });
  const meeting = data.find((one) => one.id === id)!;
  return meeting.edited_id !== meeting.id;
};

it('X-VISIT.2 a workbook imported during a visit is whole after it, and no local edit', async () => {
  const { id } = await midweek();
  const visit = await visited.add();
  expect((await fixture.upload(bookOf(weekWith()))).status).toBe(200);
  expect(await visited.programme(id)).toEqual(expect.arrayContaining(['living.service-talk 30']));
  expect(await visited.programme(id)).not.toEqual(expect.arrayContaining(['living.study 30']));
  expect(await isEdited(id)).toBe(false);
  await visited.remove(visit.id);
  const during = await visited.programme(id);
  const other = await openWorkbookFixture(test, 'Unvisited');
  await other.upload(bookOf(weekWith()));
  const alone = await other.parts((await other.meeting('clam', visitWeek)).id);
  expect(during).toEqual(alone.map(({ meeting, part, time }) => `${meeting}.${part} ${time}`));
  expect(await isEdited(id)).toBe(false);
});

it('X-VISIT.2 a reset during a visit leaves its talk, and the imported parts after it', async () => {
  const { id } = await midweek();
  await fixture.upload(bookOf(weekWith()));
  const imported = await visited.programme(id);
  const visit = await visited.add();
  const reset = await test.call(meetings.resetMeeting, { as: fixture.importer, params: { meeting_id: id } });
  expect(reset.status).toBe(200);
  expect(await visited.programme(id)).toContain('living.service-talk 30');
  await visited.remove(visit.id);
  expect(await visited.programme(id)).toEqual(imported);
});

it('X-VISIT.2 a rollback during a visit leaves its talk, and the programme before the import after it', async () => {
  const { id } = await midweek();
  const before = await visited.programme(id);
  const { data } = await fixture.upload(bookOf(weekWith()));
  const again = await visited.add();
  const back = await test.call(meetings.rollbackWorkbook, { as: fixture.importer, params: { id: data.id! } });
  expect(back.status).toBe(200);
  expect(await visited.programme(id)).toContain('living.service-talk 30');
  await visited.remove(again.id);
  expect(await visited.programme(id)).toEqual(before);
});
