/** What the database refuses by itself, should the code above it ever be wrong. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
});
afterAll(() => test.close());

/** A copy of a duty, with the columns that are given changed. */
const copy = (id: number, change: { kind?: string; place?: number } = {}) =>
  test.database.owner.query(
    `insert into duties (congregation_id, kind, qualification, meeting_id, part_id, hall, place, week, on_date, starts_at, ends_at)
     select congregation_id, coalesce($3, kind), qualification, meeting_id, part_id, hall, coalesce($4, place), week, on_date,
       starts_at, ends_at
     from duties where congregation_id = $1 and id = $2`,
    [fixture.congregation.id, id, change.kind ?? null, change.place ?? null],
  );

it('X-LEDGER-2 no place stands twice, of a meeting or of a part', async () => {
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  const reading = await fixture.row(meeting, 'treasures.reading');
  const study = await fixture.row(meeting, 'living.study');
  await expect(copy(chairman.id)).rejects.toThrow('duties_of_meeting');
  await expect(copy(reading.id)).rejects.toThrow('duties_of_part');
  await expect(copy(study.helper_duty_id!)).rejects.toThrow('duties_of_part');
});

it('X-LEDGER-2 nobody is their own helper', async () => {
  const row = await fixture.row(meeting, 'living.study');
  const person = await fixture.qualified([11, 12]);
  await expect(
    test.database.owner.query(
      'update duties set person_id = $3 where congregation_id = $1 and id = any ($2)',
      [fixture.congregation.id, [row.id, row.helper_duty_id], person.id],
    ),
  ).rejects.toThrow('duties_once');
});

it('X-LEDGER-2 a chairman and a prayer belong to the meeting, every other duty to a part', async () => {
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  const reading = await fixture.row(meeting, 'treasures.reading');
  await expect(copy(chairman.id, { kind: 'part', place: 2 })).rejects.toThrow('duties_of_parts');
  await expect(copy(reading.id, { kind: 'prayer', place: 2 })).rejects.toThrow('duties_of_parts');
  await expect(copy(chairman.id, { kind: 'cart', place: 2 })).rejects.toThrow('duties_at_carts');
  await expect(copy(chairman.id, { kind: 'task', place: 2 })).rejects.toThrow('duties_of_responsibilities');
});

it('MEET-R26 no meeting is held outside of its week', async () => {
  const hold = (date: string) =>
    test.database.owner.query('update meetings set held_on = $3 where congregation_id = $1 and id = $2', [
      fixture.congregation.id,
      meeting,
      date,
    ]);
  await expect(hold('2026-11-30')).rejects.toThrow('meetings_check');
  await expect(hold('2026-11-22')).rejects.toThrow('meetings_check');
  expect((await hold('2026-11-29')).rowCount).toBe(1);
});
