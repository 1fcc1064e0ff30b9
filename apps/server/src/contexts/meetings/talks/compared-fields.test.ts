import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Burnie');
});
afterAll(() => test.close());

const week = '2026-12-07';
const later = '2026-12-14';

it('WKND-C2 WKND-C3 changes nothing if the call names another speaker or day than stored', async () => {
  const booked = (await fixture.book(week, { confirmation: false })).data;
  const target = await fixture.week(later);
  const as = fixture.coordinator.token;
  const outline = (speaker: number) =>
    test.call(talks.changeOutline, {
      as,
      body: { assignment_id: booked.id, public_talk_id: 7, speaker_id: speaker },
    });
  const move = (start: string) =>
    test.call(talks.moveTalk, {
      as,
      body: { assignment_id: booked.id, id: target.id, start_date: start },
    });
  const refused = [await outline(booked.speaker_id! + 1), await move('2026-12-13T10:00:00')];
  expect(refused.map(({ status, problem }) => [status, Object.keys(problem.errors ?? {})])).toEqual([
    [422, ['speaker_id']],
    [422, ['start_date']],
  ]);
  expect((await fixture.week(week)).talk).toMatchObject({ number: booked.number });
  expect((await outline(booked.speaker_id!)).data.number).toBe(7);
  expect(target.start_date.slice(0, 10)).toBe('2026-12-19');
  expect((await move(target.start_date)).status).toBe(200);
});
