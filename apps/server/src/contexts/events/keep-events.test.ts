import { events } from '@sheaf/contract/events/events';
import { extents } from '@sheaf/rules/events/extent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let keeper: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  keeper = await congregation.addPerson({
    permissions: ['settings.events', 'settings.events.add', 'settings.events.edit', 'settings.events.delete'],
  });
});
afterAll(() => test.close());

const add = (body: object) => test.call(events.addEvent, { as: keeper.token, body: body as never });
const edit = (id: number, body: object) =>
  test.call(events.editEvent, { as: keeper.token, params: { id }, body: body as never });
const remove = (id: number) => test.call(events.deleteEvent, { as: keeper.token, params: { id } });
const list = async (as = keeper.token) => (await test.call(events.listEvents, { as })).data;
const wrong = async (body: object) => Object.keys((await add(body)).problem.errors ?? {});
const start_date = '2026-11-24T19:00';

it('EVENTS-R1 EVENTS-O2 EVENTS-O3 EVENTS-O4 completes omitted fields with the defaults of the event type', async () => {
  const visit = (await add({ type: 'co', start_date, speaker: 'A. Visitor', public_theme: 'Hope' })).data;
  expect(visit).toMatchObject({
    extent: 'everyone',
    end_date: '2026-11-29T19:00',
    multi_day: true,
    has_speaker: true,
    speaker: 'A. Visitor',
    public_theme: 'Hope',
    base_date: '2026-11-24',
    week_date: '2026-11-23',
    cancels_meeting: 'none',
  });
  expect((await add({ type: 'convention', start_date, speaker: 'Nobody' })).data).toMatchObject({
    end_date: '2026-11-24T20:00',
    multi_day: false,
    has_speaker: false,
    speaker: null,
    cancels_meeting: 'both',
  });
});

it('EVENTS-O2 cancels the midweek meeting for a weekday Memorial and the weekend meeting for one on a weekend, by default', async () => {
  const memorial = async (day: string, more: object = {}) =>
    (await add({ type: 'memorial', start_date: `${day}T19:00`, ...more })).data.cancels_meeting;
  expect(await memorial('2027-03-22')).toBe('clm');
  expect(await memorial('2027-03-26')).toBe('clm');
  expect(await memorial('2027-03-27')).toBe('public');
  expect(await memorial('2027-03-28')).toBe('public');
  expect(await memorial('2027-03-22', { cancels_meeting: 'none' })).toBe('none');
});

it('EVENTS-R5 EVENTS-R6 requires a start, a later end in steps of 5 minutes, and a label for custom events', async () => {
  expect(await wrong({})).toEqual(['start_date']);
  expect(await wrong({ start_date })).toEqual(['label']);
  expect(await wrong({ start_date, label: 'x', end_date: '2026-11-24T18:55' })).toEqual(['end_date']);
  expect(await wrong({ type: 'bee', start_date: '2026-11-24T19:03' })).toEqual(['start_date']);
  expect(await wrong({ type: 'bee', start_date: '2026-02-30T19:00' })).toEqual(['start_date']);
  expect(await wrong({ type: 'picnic', start_date })).toEqual(['type']);
  expect(await wrong({ type: 'bee', start_date, end_date: '2026-11-25T10:00', multi_day: false })).toEqual([
    'end_date',
  ]);
  expect((await add({ start_date, label: 'Cleaning', end_date: start_date })).status).toBe(200);
});

it('edits an event only with its current version, and deletes it once', async () => {
  const made = (await add({ type: 'memorial', start_date, location: 'Hall' })).data;
  const change = { type: 'memorial', start_date, label: 'Memorial', version: made.version };
  expect((await edit(made.id, change)).data).toMatchObject({ label: 'Memorial', location: null });
  const stale = await edit(made.id, change);
  expect([stale.status, (stale.problem.current as { label: string }).label]).toEqual([409, 'Memorial']);
  expect((await remove(made.id)).data).toEqual({ ok: true });
  expect([(await remove(made.id)).status, (await edit(made.id, change)).status]).toEqual([404, 404]);
});

it('EVENTS-R3 EVENTS-R7 APPTS-R4 lists to each person the events that are for them', async () => {
  const other = await seedCongregation(test.database.owner, 'Elsewhere');
  const foreign = await other.addPerson({ permissions: ['settings.events.add', 'settings.events'] });
  for (const extent of extents)
    await add({ type: 'bee', start_date: '2027-01-02T09:00', label: extent, extent });
  // A missing extent means everyone.
  await add({ type: 'bee', start_date: '2027-01-03T09:00', label: 'none', extent: null });
  const seen = async (as: string) =>
    (await list(as)).filter(({ base_date }) => base_date === '2027-01-02').map(({ label }) => label);
  const person = async (appointment: string, column?: string) => {
    const { id, token } = await congregation.addPerson({ appointment });
    if (column) await test.database.owner.query(`update people set ${column} = true where id = $1`, [id]);
    return token;
  };
  const publisher = await person('publisher');
  expect(await seen(publisher)).toEqual(['everyone']);
  expect((await list(publisher)).filter(({ label }) => label === 'none')).toMatchObject([
    { extent: 'everyone' },
  ]);
  expect(await seen(await person('publisher', 'aux'))).toEqual(['everyone']);
  expect(await seen(await person('publisher', 'special_pioneer'))).toEqual([
    'everyone',
    'pioneers_elders',
    'pioneers',
  ]);
  expect(await seen(await person('servant'))).toEqual(['everyone', 'appointed']);
  expect(await seen(await person('servant', 'pioneer'))).toEqual([
    'everyone',
    'appointed',
    'pioneers_elders',
    'pioneers',
  ]);
  expect(await seen(await person('elder'))).toEqual(['everyone', 'elders', 'appointed', 'pioneers_elders']);
  expect(await seen(keeper.token)).toEqual([...extents]);
  expect(await list(foreign.token)).toEqual([]);
});

it('EVENTS-R5 refuses a start or an end in the hour skipped by a clock change at its field, and moves a suggested end past that hour', async () => {
  const event = { type: 'custom' as const, label: 'Night work' };
  const skipped = 'Clocks go forward on that day and skip this hour. Choose another time.';
  const during = await add({ ...event, start_date: '2027-10-03T02:30', end_date: '2027-10-03T05:00' });
  expect([during.status, during.problem.errors]).toEqual([422, { start_date: [skipped] }]);
  const until = { ...event, start_date: '2027-10-03T01:00', end_date: '2027-10-03T02:30' };
  expect((await add(until)).problem.errors).toEqual({ end_date: [skipped] });
  const added = await add({ ...event, start_date: '2027-10-03T01:30' });
  expect(added.data).toMatchObject({ start_date: '2027-10-03T01:30', end_date: '2027-10-03T03:30' });
  expect((await edit(added.data.id, until)).problem.errors).toEqual({ end_date: [skipped] });
  expect((await add({ ...event, start_date: '2027-10-03T03:00' })).status).toBe(200);
});
