import { assignments } from '@sheaf/contract/assignments/assignments';
import { events } from '@sheaf/contract/events/events';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;
let ruth: SeededPerson;
let elder: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  // 9 o'clock on the 21st in Burnie.
  test.setNow(new Date('2026-11-20T22:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add', 'settings.maps.assign'],
  });
  ruth = await congregation.addPerson();
  elder = await congregation.addPerson({ appointment: 'elder', gender: 1 });
});
afterAll(() => test.close());

const read = async (as: string) => (await test.call(assignments.listAssignments, { as })).data;
const addEvent = async (body: Parameters<typeof send>[0]) => expect((await send(body)).status).toBe(200);
const send = (body: {
  start_date: string;
  type: 'assembly' | 'custom' | 'memorial';
  label?: string;
  extent?: 'elders';
  end_date?: string;
  location?: string;
}) => test.call(events.addEvent, { as: keeper.token, body });

it('APPTS-C1 lists the own maps and addresses and no others', async () => {
  const [own, other] = [
    await congregation.addMap({ number: '1' }),
    await congregation.addMap({ number: '2' }),
  ];
  const assign = (id: number, user: number) =>
    test.call(maps.assignMap, { as: keeper.token, body: { id, user } });
  await assign(own.id, ruth.id);
  await assign(other.id, elder.id);
  const door = await own.addDoor({ house: '1', assignedTo: ruth.id });
  await other.addDoor({ house: '3', assignedTo: elder.id });
  const page = await read(ruth.token);
  expect(page.maps.map(({ number, user }) => [number, user])).toEqual([['1', ruth.id]]);
  expect(page.addresses.map(({ id, map_number }) => [id, map_number])).toEqual([[door, '1']]);
  expect(page.cart_reports).toEqual([]);
});

it('APPTS-R2 APPTS-R4 APPTS-R9 APPTS-O4 lists events for the person by day, from today to a year ahead', async () => {
  await addEvent({
    type: 'assembly',
    start_date: '2027-03-06T09:30',
    end_date: '2027-03-07T16:00',
    location: 'Ulverstone',
  });
  await addEvent({
    type: 'custom',
    label: 'Cleaning',
    start_date: '2026-11-21T07:00',
    end_date: '2026-11-21T08:00',
  });
  await addEvent({ type: 'custom', label: 'Elders', extent: 'elders', start_date: '2026-12-01T19:00' });
  await addEvent({
    type: 'custom',
    label: 'Over',
    start_date: '2026-11-20T07:00',
    end_date: '2026-11-20T08:00',
  });
  await addEvent({ type: 'memorial', start_date: '2027-11-22T19:00' });
  const labels = async (as: string) =>
    (await read(as)).appointments.map(({ label, base_type }) => label ?? base_type);
  expect(await labels(ruth.token)).toEqual(['Cleaning', 'assembly']);
  expect(await labels(elder.token)).toEqual(['Cleaning', 'Elders', 'assembly']);
  expect(await labels(keeper.token), 'who keeps the events is not one of those they are for').toEqual([
    'Cleaning',
    'assembly',
  ]);
  expect((await read(ruth.token)).appointments[1]).toEqual({
    base_type: 'assembly',
    base_date: '2027-03-06T09:30',
    end_date: '2027-03-07T16:00',
    part: null,
    title: null,
    helper_id: null,
    user_id: null,
    extent: 'everyone',
    label: null,
    theme: null,
    public_theme: null,
    location: 'Ulverstone',
    online: false,
    speaker: null,
    notes: null,
    congregation: null,
    responsibility: null,
  });
});

it('USERS-O8 puts the same events into the calendar feed, and those of the past three months', async () => {
  await addEvent({
    type: 'custom',
    label: 'Long ago',
    start_date: '2026-08-20T07:00',
    end_date: '2026-08-20T08:00',
  });
  const feedOf = async (as: string) => {
    const { url } = (await test.call(calendarFeed.renewCalendarFeed, { as })).data;
    const { body } = await test.app.inject(new URL(url).pathname);
    return [...body.matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title).sort();
  };
  expect(await feedOf(ruth.token)).toEqual(['Assembly', 'Cleaning', 'Over']);
  expect(await feedOf(elder.token)).toEqual(['Assembly', 'Cleaning', 'Elders', 'Over']);
});
