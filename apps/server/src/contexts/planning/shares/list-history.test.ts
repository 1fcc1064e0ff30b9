import { duties } from '@sheaf/contract/duties/duties';
import { shares } from '@sheaf/contract/planning/shares/shares';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let elder: SeededPerson;
let number = 0;
const weeks = [thisWeek, '2026-11-30', '2026-12-07'];

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `History ${number}`);
  elder = await fixture.qualified([2, 4, 5], 'Silas');
  for (const week of weeks) {
    await give('treasures.second', week);
    await give('prelude.chairman', week);
  }
  // After the second of the three weeks.
  test.setNow(new Date('2026-12-06T10:00:00Z'));
});

const idOfRow = async (place: string, week = thisWeek): Promise<number> =>
  (await fixture.row((await fixture.meeting('clam', week)).id, place)).id;
async function give(place: string, week: string): Promise<void> {
  const { status } = await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id: await idOfRow(place, week) },
    body: { user_id: elder.id },
  });
  expect(status).toBe(200);
}
const read = (as = elder.token, query: object = {}, id = elder.id) =>
  test.call(shares.listHistory, { as, params: { id }, query });

it('X-FAIR-43 lists the duties until today, newest first, with part and class', async () => {
  const { status, data } = await read();
  expect(status).toBe(200);
  expect(data.duties.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['part', 'chairman']));
  expect(data.duties).toHaveLength(4);
  expect(data.duties.every(({ date }) => date <= '2026-12-06')).toBe(true);
  expect(data.duties.map(({ date }) => date)).toEqual(
    data.duties
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  expect(data.duties.find(({ kind }) => kind === 'part')!.meeting).toMatchObject({
    part: 'treasures.second',
    hall: 1,
  });
  expect(data.next).toBeNull();
});

it('X-FAIR-43 pages of any length list each duty once, and filter by kind', async () => {
  const all = (await read()).data.duties.map(({ id }) => id);
  for (const limit of [1, 2, 3]) {
    const listed: number[] = [];
    let before: number | null = null;
    do {
      const { data } = await read(elder.token, { limit, ...(before !== null && { before }) });
      expect(data.duties.length).toBeLessThanOrEqual(limit);
      listed.push(...data.duties.map(({ id }) => id));
      before = data.next;
    } while (before !== null);
    expect(listed).toEqual(all);
  }
  const chaired = (await read(elder.token, { kind: 'chairman' })).data.duties;
  expect(chaired.map(({ kind }) => kind)).toEqual(['chairman', 'chairman']);
});

it('X-FAIR-43.2 only planners read the duties of others, and only of the areas that they plan', async () => {
  expect((await read(fixture.planner.token)).data.duties).toHaveLength(4);
  const publisher = await fixture.congregation.addPerson();
  expect((await read(publisher.token)).status).toBe(403);
  const attendants = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  expect((await read(attendants.token)).data).toMatchObject({
    duties: [],
    kinds: ['responsibility', 'task', 'help', 'special-duty'],
  });
  const elsewhere = await openMeetingFixture(test, `Elsewhere ${number}`);
  expect((await read(elsewhere.planner.token)).status).toBe(404);
  const foreign = await read(elder.token, { before: await idOfRow('treasures.first') });
  expect(foreign.status).toBe(404);
});

it('X-FAIR-43.2 an answer of the person is not part of the history', async () => {
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  const answered = await test.call(duties.acknowledgeDuty, {
    as: elder.token,
    params: { id: await idOfRow('treasures.second') },
    body: { answer: 'yes' },
  });
  expect(answered.status).toBe(200);
  test.setNow(new Date('2026-12-06T10:00:00Z'));
  for (const as of [elder.token, fixture.planner.token])
    for (const duty of (await read(as)).data.duties)
      expect(duty).toMatchObject({ acknowledged: null, note: null, link: null, location: null });
});
