import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approveForCarts } from '#contexts/carts/testing/cart-fixture';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let keeper: SeededPerson;
const filling = [
  'schedules.meetings',
  'schedules.meetings.assign',
  'schedules.meetings.edit',
  'schedules.attendants',
  'schedules.attendants.edit',
  'settings.meetings.public',
  'settings.cart_locations',
  'settings.cart_locations.add',
  'settings.cart_rotations',
  'settings.cart_rotations.add',
  'settings.events',
  'settings.events.add',
] as const;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test);
  keeper = await fixture.congregation.addPerson({ permissions: [...filling] });
});
afterAll(() => test.close());

const read = async (as = keeper.token) => (await test.call(dashboard.readOpenSeats, { as })).data;

/** Sum by week and kind. */
function sums(lines: readonly { week: string; kind: string; count: number }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { week, kind, count } of lines) all[`${week} ${kind}`] = (all[`${week} ${kind}`] ?? 0) + count;
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

/** Counts the open seats from the lists that the screens of the schedules show. */
async function recount() {
  const as = keeper.token;
  const now = test.platform.clock().getTime();
  const { to } = await read();
  const held = (await test.call(meetings.listMeetings, { as })).data.filter(
    ({ start_date, local_date, canceled }) => Date.parse(start_date) > now && local_date <= to && !canceled,
  );
  const rows = (await test.call(meetings.listMeetingAssignments, { as })).data;
  const talkParts = new Set(
    (await test.call(meetings.listParts, { as })).data
      .filter(({ meeting }) => meeting === 'talk')
      .map(({ id }) => id),
  );
  const programme = held.flatMap(({ id, week, type }) =>
    rows
      .filter((row) => row.meeting_id === id && !talkParts.has(row.meeting_part_id ?? 0))
      .map(({ user_id, helper_id, helper_duty_id }) => ({
        week,
        kind: type === 'clam' ? 'midweek' : 'weekend',
        count: Number(user_id === null) + Number(helper_duty_id !== null && helper_id === null),
      })),
  );
  const places = (await test.call(responsibilities.listSchedule, { as })).data
    .filter(({ id }) => held.some((meeting) => meeting.id === id))
    .flatMap(({ local_date, attendants }) =>
      attendants.map(({ user, group }) => ({
        week: mondayOf(local_date),
        kind: 'responsibility',
        count: Number(user === null && group === null),
      })),
    );
  const weekends = (await test.call(talks.listTalks, { as })).data
    .filter(
      ({ id, closed, event_talk }) =>
        closed === null && !event_talk && held.some((meeting) => meeting.id === id),
    )
    .map(({ week }) => ({ week, kind: 'talk', count: 1 }));
  return [...programme, ...places, ...weekends];
}

it('SHELL-R34 counts are those of the lists of meetings, responsibilities and talks, without cancelled meetings', async () => {
  const as = keeper.token;
  const add = (values: object) =>
    test.call(responsibilities.addResponsibility, {
      as,
      body: { label: 'Main door', frequency: 'meeting', ...values },
    });
  await add({ places: 2 });
  await add({ label: 'Sound', attendants: [fixture.planner.id] });
  await fixture.book('2026-11-30');
  const meeting = await fixture.meeting('clam', '2026-12-07');
  await test.call(meetings.addHall, { as, params: { id: meeting.id } });
  const before = await read();
  expect(sums(before.lines)).toEqual(sums(await recount()));
  expect(before.lines.some(({ kind }) => kind === 'responsibility')).toBe(true);
  const chairman = await fixture.qualified([2], 'Silas');
  const row = await fixture.row(meeting.id, 'prelude.chairman');
  await test.call(events.addEvent, {
    as,
    body: { type: 'assembly', start_date: '2026-12-19T09:00', cancels_meeting: 'both' } as never,
  });
  await test.call(events.addEvent, {
    as,
    body: {
      type: 'special',
      start_date: '2027-01-10T10:00',
      has_speaker: true,
      speaker: 'Paul Kent',
      public_theme: 'Peace',
    } as never,
  });
  const filled = await test.call(duties.fillDuty, {
    as: fixture.planner.token,
    params: { id: row.id },
    body: { user_id: chairman.id },
  });
  expect(filled.status).toBe(200);
  const after = await read();
  expect(sums(after.lines)).toEqual(sums(await recount()));
  expect(after.lines.filter(({ week }) => week === '2026-12-14')).toEqual([]);
  const total = (lines: typeof after.lines) => lines.reduce((sum, { count }) => sum + count, 0);
  const cancelled = before.lines.filter(({ week }) => week === '2026-12-14');
  expect(after.lines.filter(({ week, kind }) => week === '2027-01-04' && kind === 'talk')).toEqual([]);
  expect(total(after.lines)).toBe(total(before.lines) - total(cancelled) - 2);
});

it('SHELL-R34 covers thirteen weeks and names each kind that the person fills, also without open seats', async () => {
  const { from, to, kinds, lines } = await read();
  expect([from, to]).toEqual(['2026-11-23', addDays('2026-11-23', 13 * 7 - 1)]);
  expect(kinds).toEqual(['midweek', 'weekend', 'talk', 'responsibility', 'cart']);
  expect(lines.every(({ date, week }) => date >= from && date <= to && mondayOf(date) === week)).toBe(true);
  const scheduler = await read(fixture.coordinator.token);
  expect(scheduler.kinds).toEqual(['talk']);
  expect(new Set(scheduler.lines.map(({ kind }) => kind))).toEqual(new Set(['talk']));
  const publisher = await fixture.congregation.addPerson();
  expect((await test.call(dashboard.readOpenSeats, { as: publisher.token })).status).toBe(403);
});

it('SHELL-R34 a cart shift of one person needs a partner, and an unfilled date of a rotation its people', async () => {
  const as = keeper.token;
  const { id: cart } = (await test.call(carts.addLocation, { as, body: { location: 'Wharf' } })).data;
  const people: SeededPerson[] = [];
  for (const firstName of ['Ruth', 'Naomi', 'Grace'])
    people.push(await fixture.congregation.addPerson({ firstName }));
  for (const { id } of people) await approveForCarts(test, id);
  const book = (start_at: string, publishers: number[]) =>
    test.call(carts.bookShift, {
      as,
      body: { cart_location_id: cart, publishers, start_at, minutes: 60 } as never,
    });
  await book('2026-11-25T09:00', [people[0]!.id]);
  await book(
    '2026-11-26T09:00',
    people.slice(1).map(({ id }) => id),
  );
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-27', '2027-12-31')`,
    [fixture.congregation.id, people[2]!.id],
  );
  const ofCarts = async () => (await read()).lines.filter(({ kind }) => kind === 'cart');
  expect(await ofCarts()).toEqual([
    {
      week: '2026-11-23',
      date: '2026-11-25',
      kind: 'cart',
      group: null,
      location: cart,
      label: 'Wharf',
      count: 1,
    },
  ]);
  const made = await test.call(carts.addRotation, {
    as,
    body: {
      cart_id: cart,
      frequency: 'week',
      day_of_week: 6,
      start_time: '10:05',
      minutes: 120,
      publisher_count: 3,
      users: people.map(({ id }) => id),
    } as never,
  });
  expect(made.status).toBe(200);
  const turns = (await ofCarts()).filter(({ date }) => date !== '2026-11-25');
  expect(turns.length).toBeGreaterThan(5);
  expect((await ofCarts()).reduce((sum, { count }) => sum + count, 0)).toBe(1 + 3 * (turns.length + 1));
});
