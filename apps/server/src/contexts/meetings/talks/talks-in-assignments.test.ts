import { assignments } from '@sheaf/contract/assignments/assignments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { openTalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const appointments = async ({ token }: { token: string }) =>
  (await test.call(assignments.listAssignments, { as: token })).data.appointments;

it('APPTS-O1 APPTS-D1 lists a talk at home among the assignments, with number and title', async () => {
  const fixture = await openTalkFixture(test, 'Burnie');
  const samuel = await fixture.speaker('Samuel');
  const booked = await fixture.book('2026-12-07', { speaker_id: samuel.id, confirmation: false });
  expect(booked.status).toBe(200);
  expect(await appointments(samuel)).toMatchObject([
    { base_type: 'talk', part: 'talk.talk', notes: booked.data.notes, congregation: null },
  ]);
});

it('APPTS-O1 APPTS-D1 lists a talk elsewhere with congregation, number and title', async () => {
  const fixture = await openAwayFixture(test, 'Burnie');
  await fixture.save({ confirmation: false });
  expect(await appointments(fixture.samuel)).toMatchObject([
    { base_type: 'talk', congregation: 'Devonport', notes: '12.' },
  ]);
});
