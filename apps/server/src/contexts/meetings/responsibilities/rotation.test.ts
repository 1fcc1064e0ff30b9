import { events } from '@sheaf/contract/events/events';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { absences } from '@sheaf/contract/people/absences/absences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { responsibilitiesNightly } from '#contexts/meetings/responsibilities/responsibilities.jobs';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openResponsibilitiesFixture(test);
});
afterAll(() => test.close());

const ids = (all: { id: number }[]) => all.map(({ id }) => id);
const night = (congregation = fixture.congregation.id) =>
  tenantTransaction(
    test.platform,
    { congregationId: congregation, personId: null, operation: 'nightly.responsibilities' },
    (tenant) => responsibilitiesNightly.run(tenant, test.platform.clock(), test.platform),
  );
const remove = (id: number) =>
  test.call(responsibilities.deleteResponsibility, { as: fixture.servant.token, params: { id } });

it('ATTEND-O1 fills a new responsibility thirteen weeks ahead, in list order', async () => {
  const four = await fixture.people(4);
  const door = await fixture.add({ attendants: ids(four) });
  const turns = await fixture.turns(door.id);
  expect(turns).toHaveLength(26);
  expect(turns).toEqual(turns.map((_, at) => four[at % 4]!.id));
  const all = await fixture.schedule();
  expect(door.current_date).toBe(all.at(-1)!.local_date);
  expect(await night()).toEqual({ duties: 0, openDuties: 0 });
  expect(await fixture.turns(door.id)).toEqual(turns);
  await remove(door.id);
});

it('ATTEND-O2 passes over people who are away or on the platform and takes them next, and not people with a prayer', async () => {
  const [first, second, third] = await fixture.people(3);
  await test.call(absences.addAwayDate, {
    as: first!.token,
    body: { start_date: '2026-11-24', end_date: '2026-11-27' },
  });
  const weekend = await fixture.meeting('public');
  const chairman = await fixture.row(weekend.id, 'talk.chairman');
  await test.database.owner.query('update duties set person_id = $1 where id = $2 and congregation_id = $3', [
    first!.id,
    chairman.id,
    fixture.congregation.id,
  ]);
  const [prayer] = (await fixture.rows((await fixture.meeting('clam', '2026-11-30')).id)).filter(
    ({ part }) => part === 'prelude.prayer',
  );
  await test.database.owner.query('update duties set person_id = $1 where id = $2 and congregation_id = $3', [
    first!.id,
    prayer!.id,
    fixture.congregation.id,
  ]);
  const door = await fixture.add({ attendants: ids([first!, second!, third!]) });
  expect((await fixture.turns(door.id)).slice(0, 4)).toEqual([second!.id, third!.id, first!.id, second!.id]);
  await remove(door.id);
});

it('ATTEND-O2 leaves a place without candidates open, and shows the reason to people who edit', async () => {
  const [away, busy, other] = await fixture.people(3);
  await test.call(absences.addAwayDate, {
    as: away!.token,
    body: { start_date: '2026-11-24', end_date: '2026-11-26' },
  });
  const midweek = await fixture.meeting('clam');
  const chairman = await fixture.row(midweek.id, 'prelude.chairman');
  await test.database.owner.query('update duties set person_id = $1 where id = $2 and congregation_id = $3', [
    busy!.id,
    chairman.id,
    fixture.congregation.id,
  ]);
  const door = await fixture.add({
    attendants: ids([away!, busy!, other!]),
    scopes: { [other!.id]: 'weekend' },
  });
  const place = async (as?: string) =>
    (await fixture.schedule(as))
      .find(({ id }) => id === midweek.id)!
      .attendants.find(({ responsibility }) => responsibility === door.id)!;
  expect(await place()).toMatchObject({
    user: null,
    nobody: {
      people: 3,
      reasons: [
        { reason: 'away', people: 1 },
        { reason: 'platform', people: 1 },
        { reason: 'scope', people: 1 },
      ],
    },
  });
  expect((await place(fixture.reader.token)).nobody).toBeNull();
  await remove(door.id);
});

it('ATTEND-O1 retains the person for a week, fortnight or month, and has no entry for a cancelled meeting', async () => {
  const four = await fixture.people(4);
  const planner = await fixture.congregation.addPerson({
    permissions: ['settings.events.add', 'settings.events.delete'],
  });
  const { data: event } = await test.call(events.addEvent, {
    as: planner.token,
    body: { type: 'assembly', start_date: '2026-12-05T09:00', cancels_meeting: 'public' },
  });
  const week = await fixture.add({ attendants: ids(four), frequency: 'week' });
  const turns = await fixture.turns(week.id);
  expect(turns).toHaveLength(25);
  expect(turns.slice(0, 5)).toEqual([four[0]!.id, four[0]!.id, four[1]!.id, four[2]!.id, four[2]!.id]);
  const cancelled = (await fixture.schedule()).find(({ instead }) => instead !== null)!;
  expect(cancelled).toMatchObject({ local_date: '2026-12-06', attendants: [] });
  await test.call(events.deleteEvent, { as: planner.token, params: { id: event.id } });
  expect(await night()).toEqual({ duties: 1, openDuties: 0 });
  expect((await fixture.turns(week.id)).slice(2, 4)).toEqual([four[1]!.id, four[1]!.id]);
  const months = await fixture.add({
    attendants: ids(await fixture.people(2)),
    frequency: 'month',
    meeting: 'mid',
  });
  const monthly = await fixture.turns(months.id);
  const days = (await fixture.schedule())
    .filter(({ type }) => type === 'clam')
    .map(({ local_date }) => local_date.slice(0, 7));
  expect(new Set(days.map((month, at) => `${month} ${monthly[at]}`)).size).toBe(new Set(days).size);
  for (const { id } of [week, months]) await remove(id);
});

it('ATTEND-O3 fills places after today again after a change, retains manual choices, and changes nothing for a new label', async () => {
  const four = await fixture.people(4);
  const door = await fixture.add({ attendants: ids(four) });
  const before = await fixture.turns(door.id);
  const meeting = (await fixture.meeting('public')).id;
  const saved = await test.call(responsibilities.saveEntry, {
    as: fixture.servant.token,
    body: { id: meeting, attendants: { [door.id]: [four[3]!.id] } },
  });
  expect(saved.data.attendants).toMatchObject([{ user: four[3]!.id, locked: true }]);
  const edit = (values: object) =>
    test.call(responsibilities.editResponsibility, {
      as: fixture.servant.token,
      params: { id: door.id },
      body: { label: 'Door', frequency: 'meeting', attendants: ids(four), ...values },
    });
  expect((await edit({})).status).toBe(200);
  expect((await fixture.turns(door.id)).toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
  const reversed = [...four].reverse();
  await edit({ attendants: ids(reversed) });
  const after = await fixture.turns(door.id);
  expect(after[1]).toBe(four[3]!.id);
  expect(after).not.toEqual(before);
  expect(new Set(after)).toEqual(new Set(ids(four)));
  await edit({ attendants: ids(four), meeting: 'weekend', places: 2 });
  expect(
    (await fixture.schedule()).flatMap(({ attendants: all, type }) => (type === 'clam' ? all : [])),
  ).toEqual([]);
  expect(await fixture.turns(door.id)).toHaveLength(26);
  await remove(door.id);
  expect((await fixture.schedule()).flatMap(({ attendants: all }) => all)).toEqual([]);
});

it('ATTEND-C2 ATTEND-O3 runs the rotation on request, and returns a place to it', async () => {
  const three = await fixture.people(3);
  const door = await fixture.add({ attendants: ids(three) });
  const meeting = (await fixture.meeting('public')).id;
  const open = await test.call(responsibilities.saveEntry, {
    as: fixture.servant.token,
    body: { id: meeting, attendants: { [door.id]: [null] } },
  });
  const [duty] = open.data.attendants;
  const save = (places: object) =>
    test.call(responsibilities.saveEntry, {
      as: fixture.servant.token,
      body: { id: meeting, attendants: places as never },
    });
  expect((await save({ [door.id]: [three[0]!.id] })).data.attendants).toMatchObject([{ user: three[0]!.id }]);
  expect((await save({ [door.id]: [] })).data.attendants).toMatchObject([{ user: null }]);
  expect(Object.keys((await save({ 999: [] })).problem.errors!)).toEqual(['attendants']);
  expect(duty).toMatchObject({ user: null, locked: true });
  const rotate = () => test.call(responsibilities.rotateSchedule, { as: fixture.servant.token });
  expect((await rotate()).data).toMatchObject({ filled: 25, open: 1, kept: 1 });
  expect((await fixture.turns(door.id))[1]).toBeNull();
  const left = await test.call(responsibilities.unlockDuty, {
    as: fixture.servant.token,
    params: { id: duty!.id },
  });
  expect(left.data.attendants[0]).toMatchObject({ locked: false });
  expect(left.data.attendants[0]!.user).not.toBeNull();
  await test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'attendants_schedule', '{"on": false}')`,
    [fixture.congregation.id],
  );
  expect((await rotate()).problem.code).toBe('attendants-off');
  await test.database.owner.query(
    `delete from domain_settings where congregation_id = $1 and part = 'attendants_schedule'`,
    [fixture.congregation.id],
  );
  await remove(door.id);
});

it('ATTEND-O3 retains the places of a meeting on its day, and fills later days again', async () => {
  const four = await fixture.people(4);
  const door = await fixture.add({ attendants: ids(four) });
  const before = await fixture.turns(door.id);
  // Wednesday morning in Hobart; the midweek meeting is in the evening.
  test.setNow(new Date('2026-11-24T22:00:00Z'));
  const { status } = await test.call(responsibilities.editResponsibility, {
    as: fixture.servant.token,
    params: { id: door.id },
    body: { label: 'Door', frequency: 'meeting', attendants: ids(four).reverse() },
  });
  expect(status).toBe(200);
  const after = await fixture.turns(door.id);
  expect(after[0]).toBe(before[0]);
  expect(after.slice(1, 4)).not.toEqual(before.slice(1, 4));
});
