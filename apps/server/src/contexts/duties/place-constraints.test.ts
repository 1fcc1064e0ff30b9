/** Constraints of the database, which hold even if the application is wrong. */
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

/** Copies a duty with these columns changed. */
const copy = (id: number, change: { kind?: string; place?: number } = {}) =>
  test.database.owner.query(
    `insert into duties (congregation_id, kind, qualification, meeting_id, part_id, hall, place, week, on_date, starts_at, ends_at)
     select congregation_id, coalesce($3, kind), qualification, meeting_id, part_id, hall, coalesce($4, place), week, on_date,
       starts_at, ends_at
     from duties where congregation_id = $1 and id = $2`,
    [fixture.congregation.id, id, change.kind ?? null, change.place ?? null],
  );

it('X-LEDGER-2 refuses a second row for the same place of a meeting or part', async () => {
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  const reading = await fixture.row(meeting, 'treasures.reading');
  const study = await fixture.row(meeting, 'living.study');
  await expect(copy(chairman.id)).rejects.toThrow('duties_of_meeting');
  await expect(copy(reading.id)).rejects.toThrow('duties_of_part');
  await expect(copy(study.helper_duty_id!)).rejects.toThrow('duties_of_part');
});

it('X-LEDGER-2 refuses a person as their own helper', async () => {
  const row = await fixture.row(meeting, 'living.study');
  const person = await fixture.qualified([11, 12]);
  await expect(
    test.database.owner.query(
      'update duties set person_id = $3 where congregation_id = $1 and id = any ($2)',
      [fixture.congregation.id, [row.id, row.helper_duty_id], person.id],
    ),
  ).rejects.toThrow('duties_once');
});

it('X-LEDGER-2 ties chairman and prayer to the meeting, and every other duty to a part', async () => {
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  const reading = await fixture.row(meeting, 'treasures.reading');
  await expect(copy(chairman.id, { kind: 'part', place: 2 })).rejects.toThrow('duties_of_parts');
  await expect(copy(reading.id, { kind: 'prayer', place: 2 })).rejects.toThrow('duties_of_parts');
  await expect(copy(chairman.id, { kind: 'cart', place: 2 })).rejects.toThrow('duties_at_carts');
  await expect(copy(chairman.id, { kind: 'task', place: 2 })).rejects.toThrow('duties_of_responsibilities');
});

it('MEET-R26 refuses a meeting outside its week', async () => {
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
