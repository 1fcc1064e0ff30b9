import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { events } from '@sheaf/contract/events/events';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let keeper: SeededPerson;
let reader: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Prompting');
  keeper = await fixture.congregation.addPerson({
    permissions: ['schedules.meetings', 'settings.events.add', 'settings.cong.edit'],
  });
  reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
});
afterAll(() => test.close());

const talk = async (as = reader) => (await test.call(dashboard.readAlerts, { as: as.token })).data.talk;
const on = (day: string) => test.setNow(new Date(`${day}T01:00:00Z`));
const switched = (to: boolean) =>
  test.call(congregations.editCongregation, {
    as: keeper.token,
    body: { modules: { meeting_schedule: { on: to } } },
  });

it('SHELL-P10 announces the talk of this week from Monday to its day to everyone who sees the schedule', async () => {
  await test.call(talks.saveTitle, {
    as: fixture.coordinator.token,
    body: { number: 12, title: 'A home that welcomes' },
  });
  await fixture.book('2026-12-07');
  await switched(true);
  const told = {
    theme: 'A home that welcomes',
    speaker: 'Martin Calloway',
    congregation: 'Devonport',
    date: '2026-12-13',
  };
  on('2026-12-06');
  expect(await talk()).toBeNull();
  on('2026-12-07');
  expect(await talk()).toEqual(told);
  on('2026-12-13');
  expect(await talk()).toEqual(told);
  const publisher = await fixture.congregation.addPerson({ permissions: ['forums.features'] });
  expect(await talk(publisher)).toBeNull();
  await switched(false);
  expect(await talk()).toBeNull();
  await switched(true);
  on('2026-12-14');
  expect(await talk()).toBeNull();
});

it('SHELL-P10 announces the speaker of an event, and nobody if an event replaces the meeting', async () => {
  await fixture.book('2026-12-21');
  const add = (rest: object) =>
    test.call(events.addEvent, {
      as: keeper.token,
      body: {
        type: 'assembly',
        start_date: '2026-12-26T09:00',
        end_date: '2026-12-27T16:00',
        ...rest,
      } as never,
    });
  await test.call(events.addEvent, {
    as: keeper.token,
    body: {
      type: 'co',
      start_date: '2026-12-15T19:00',
      end_date: '2026-12-20T12:00',
      speaker: 'Amos Hale',
      public_theme: 'A firm hope',
    },
  });
  on('2026-12-16');
  expect(await talk()).toEqual({
    theme: 'A firm hope',
    speaker: 'Amos Hale',
    congregation: null,
    date: '2026-12-20',
  });
  on('2026-12-22');
  expect(await talk()).not.toBeNull();
  await add({ cancels_meeting: 'both' });
  expect(await talk()).toBeNull();
});
