import { assignments } from '@sheaf/contract/assignments/assignments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAwayDesk } from '#contexts/meetings/talks/testing/away-desk';
import { openTalkDesk } from '#contexts/meetings/talks/testing/talk-desk';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const appointments = async ({ token }: { token: string }) =>
  (await test.call(assignments.listAssignments, { as: token })).data.appointments;

it('APPTS-O1 APPTS-D1 a talk at home is a talk among the assignments, with its number and title', async () => {
  const desk = await openTalkDesk(test, 'Burnie');
  const samuel = await desk.speaker('Samuel');
  const booked = await desk.book('2026-12-07', { speaker_id: samuel.id, confirmation: false });
  expect(booked.status).toBe(200);
  expect(await appointments(samuel)).toMatchObject([
    { base_type: 'talk', part: 'talk.talk', notes: booked.data.notes, congregation: null },
  ]);
});

it('APPTS-O1 APPTS-D1 a talk elsewhere has the congregation, the number and the title', async () => {
  const desk = await openAwayDesk(test, 'Burnie');
  await desk.save({ confirmation: false });
  expect(await appointments(desk.samuel)).toMatchObject([
    { base_type: 'talk', congregation: 'Devonport', notes: '12.' },
  ]);
});
