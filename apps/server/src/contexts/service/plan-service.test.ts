import { duties } from '@sheaf/contract/duties/duties';
import { journal } from '@sheaf/contract/journal/journal';
import { absences } from '@sheaf/contract/people/absences/absences';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { service } from '@sheaf/contract/service/service';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceNightly } from '#contexts/service/service.jobs';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';
import { runNight } from '#platform/jobs/nightly';

let fixture: GroupsFixture;
beforeEach(async () => {
  fixture = await openGroupsFixture();
});
afterEach(() => fixture.test.close());

const night = () => runNight(fixture.test.platform, fixture.test.database.owner, [serviceNightly]);
const brother = async (firstName: string) =>
  fixture.congregation.addPerson({ appointment: 'servant', gender: 1, firstName });
const leaders = async (origin = 'rotation') =>
  (await fixture.meetings())
    .filter((meeting) => meeting.origin === origin)
    .map(({ overseer }) => overseer?.id ?? null);
const own = async (as: string) => (await fixture.test.call(duties.listMyDuties, { as })).data;

it('SERVICE-C5 SERVICE-O3 SERVICE-R12 plans meetings 12 weeks ahead, adds a day each night, and nothing twice in two nights', async () => {
  const { test, group, groupOverseer } = fixture;
  await test.database.owner.query("update people set phone = '0491 570 043' where id = $1", [
    groupOverseer.id,
  ]);
  await fixture.weekly({ group_id: group, overseer_id: groupOverseer.id });
  const first = await fixture.meetings(groupOverseer.token);
  expect(first).toHaveLength(13);
  expect(first[0]).toMatchObject({
    origin: 'regular',
    label: 'North',
    start: '2026-11-24T09:30',
    own_group: true,
    replaced_by: null,
    overseer: { full_name: expect.stringContaining('North'), phone: '0491 570 043' },
  });
  await night();
  await night();
  expect(await fixture.meetings(groupOverseer.token)).toEqual(first);
  test.setNow(new Date('2026-12-01T23:00:00Z'));
  await night();
  const later = await fixture.meetings(groupOverseer.token);
  expect(later).toHaveLength(13);
  expect(later.slice(0, -1)).toEqual(first.slice(1));
  expect((await own(groupOverseer.token)).length).toBe(12);
});

it('SERVICE-C5 returns a meeting with its place or link, and with its group', async () => {
  const { congregation, group } = fixture;
  await fixture.weekly({ group_id: group, coordinates: '-41.05,145.9' });
  await fixture.weekly({
    meeting_day: 3,
    label: 'Evening',
    online: true,
    location: 'https://meet.example.org/evening',
  });
  const reader = await congregation.addPerson();
  const [north, evening] = await fixture.meetings(reader.token);
  expect(north).toMatchObject({
    label: 'North',
    online: false,
    location: '4 Mount Street',
    coordinates: '-41.05,145.9',
    groups: [group],
    own_group: false,
  });
  expect(evening).toMatchObject({
    label: 'Evening',
    online: true,
    location: 'https://meet.example.org/evening',
    coordinates: null,
    groups: [],
    own_group: true,
  });
});

it('SERVICE-O3 rotates overseers, passes over people who are away, and retains their turn', async () => {
  const { test, rotation } = fixture;
  const [one, two, three] = [await brother('One'), await brother('Two'), await brother('Three')];
  await test.call(absences.addAwayDate, {
    as: two.token,
    body: { start_date: '2026-12-01', end_date: '2026-12-06' },
  });
  await rotation({ rotation: true, overseers: [one.id, two.id, three.id] });
  expect((await leaders()).slice(0, 5)).toEqual([one.id, three.id, two.id, one.id, three.id]);
  const saturdays = (await own(two.token)).map(({ date, base_type, title }) => [date, base_type, title]);
  expect(saturdays[0]).toEqual(['2026-12-12', 'group', 'Saturdays']);
  await test.call(absences.addAwayDate, {
    as: three.token,
    body: { start_date: '2026-12-05', end_date: '2026-12-05' },
  });
  const before = await leaders();
  await night();
  const after = await leaders();
  expect(after[1]).toBe(one.id);
  expect(after.filter((_, index) => index !== 1)).toEqual(before.filter((_, index) => index !== 1));
});

it('SERVICE-O1 hides the weekly meetings of the groups of a special group, frees their leaders, and restores both after its deletion', async () => {
  const { test, keeper, group, otherGroup, groupOverseer, elder } = fixture;
  await fixture.weekly({ group_id: group, meeting_day: 6, overseer_id: groupOverseer.id });
  await fixture.weekly({ group_id: otherGroup, meeting_day: 6, overseer_id: elder });
  const made = (await fixture.special({ groups: [group], replaces: true })).data;
  const on = async (date: string) => (await fixture.meetings()).filter(({ start }) => start.startsWith(date));
  const [special] = (await on('2026-12-05')).filter(({ origin }) => origin === 'special');
  const replaced = async () =>
    (await on('2026-12-05')).filter(({ origin }) => origin === 'regular').map((one) => one.replaced_by);
  expect(await replaced()).toEqual([special!.id, null]);
  expect((await own(groupOverseer.token)).map(({ date }) => date)).not.toContain('2026-12-05');
  expect((await on('2026-12-12')).map((one) => one.replaced_by)).toEqual([null, null]);
  const change = (body: object) =>
    test.call(service.editSpecialGroup, {
      as: keeper.token,
      params: { id: made.id },
      body: fixture.specialBody({ replaces: true, ...body }),
    });
  await change({ groups: [] });
  expect(await replaced()).toEqual([special!.id, special!.id]);
  await change({ groups: [group], meeting_date: '2026-12-12T09:00' });
  expect(await replaced()).toEqual([null, null]);
  expect((await on('2026-12-12')).find(({ origin }) => origin === 'special')?.id).toBe(special!.id);
  await test.call(service.deleteSpecialGroup, { as: keeper.token, params: { id: made.id } });
  expect((await on('2026-12-12')).map((one) => one.replaced_by)).toEqual([null, null]);
  expect((await own(groupOverseer.token)).map(({ date }) => date)).toContain('2026-12-12');
});

it('SERVICE-O1 hides nothing for a special group whose groups are all deleted', async () => {
  const { test, congregation, group, groupOverseer, elder } = fixture;
  await fixture.weekly({ group_id: null, meeting_day: 6, overseer_id: elder });
  await fixture.special({ groups: [group], replaces: true });
  const keeper = await congregation.addPerson({ permissions: ['settings.groups.delete'] });
  await test.database.owner.query('update people set group_id = null where id = $1', [groupOverseer.id]);
  await test.call(groups.deleteGroup, { as: keeper.token, params: { id: group } });
  await night();
  expect((await fixture.meetings()).every((one) => one.replaced_by === null)).toBe(true);
});

it('APPTS-O1 lists a weekly meeting as ministry and other groups as group, in own duties and calendar', async () => {
  const { congregation } = fixture;
  const leads = await congregation.addPerson({ appointment: 'elder', gender: 1 });
  await fixture.weekly({
    overseer_id: leads.id,
    online: true,
    location: 'https://meet.example.org/north',
    meeting_time: '23:30',
  });
  await fixture.special({ overseer: { id: leads.id }, coordinates: '-41.05,145.9' });
  const mine = await own(leads.token);
  expect(mine.find(({ base_type }) => base_type === 'ministry')).toMatchObject({
    kind: 'conductor',
    starts_at: '23:30',
    ends_at: '24:30',
    location: null,
    coordinates: null,
    link: 'https://meet.example.org/north',
  });
  expect(mine.find(({ base_type }) => base_type === 'group')).toMatchObject({
    title: 'Visit',
    location: '4 Mount Street',
    coordinates: '-41.05,145.9',
    link: null,
  });
});

it('removes people who leave or are deactivated as leaders, and passes their turns to the others', async () => {
  const { test, congregation, keeper, rotation } = fixture;
  const [one, two] = [await brother('One'), await brother('Two')];
  await rotation({ rotation: true, overseers: [one.id, two.id] });
  await fixture.weekly({ overseer_id: two.id, meeting_day: 3 });
  const clerk = await congregation.addPerson({ permissions: [...permissionKeys] });
  await test.database.owner.query('update people set active = false where id = $1', [one.id]);
  await night();
  expect(new Set(await leaders())).toEqual(new Set([two.id]));
  await test.database.owner.query('update people set active = true where id = $1', [one.id]);
  const gone = await test.call(people.deletePerson, { as: clerk.token, params: { id: two.id } });
  expect([gone.status, gone.problem?.code]).toEqual([200, undefined]);
  expect(new Set(await leaders())).toEqual(new Set([one.id]));
  expect(new Set(await leaders('regular'))).toEqual(new Set([null]));
  const [group] = (await test.call(service.listFieldGroups, { as: keeper.token })).data;
  expect(group).toMatchObject({ overseer_id: null });
});

it('USERS-X16 restores a deleted person who leads nothing, also before the nightly job planned the next day', async () => {
  const { test, congregation, group, groupOverseer } = fixture;
  await fixture.weekly({ group_id: group, overseer_id: groupOverseer.id });
  const clerk = await congregation.addPerson({ permissions: [...permissionKeys] });
  const { id } = await brother('Amos');
  test.setNow(new Date('2026-12-01T23:00:00Z'));
  await test.call(people.deletePerson, { as: clerk.token, params: { id } });
  const [deleted] = (await test.call(erasure.listDeletedPeople, { as: clerk.token })).data;
  const restore = { as: clerk.token, params: { id: deleted!.change_id! } };
  expect((await test.call(journal.revertChange, restore)).data).toEqual({ ok: true, left: [] });
  await night();
  expect(await fixture.meetings(groupOverseer.token)).toHaveLength(13);
});

it('USERS-X16 JOURNAL-R12 restores a leader, except for meetings assigned to another person since', async () => {
  const { test, congregation, keeper, rotation } = fixture;
  const [one, two] = [await brother('One'), await brother('Two')];
  await rotation({ rotation: true, overseers: [one.id, two.id] });
  await fixture.weekly({ overseer_id: two.id, meeting_day: 3 });
  const clerk = await congregation.addPerson({ permissions: [...permissionKeys] });
  const before = await leaders();
  const taken = before.indexOf(two.id);
  await test.call(people.deletePerson, { as: clerk.token, params: { id: two.id } });
  expect(new Set(await leaders())).toEqual(new Set([one.id]));
  const three = await brother('Three');
  await test.database.owner.query(
    `update duties set person_id = $1 where field_meeting_id = (
       select field_meeting_id from duties where kind = 'conductor' and person_id = $2 order by on_date offset $3 limit 1)`,
    [three.id, one.id, taken],
  );
  const [deleted] = (await test.call(erasure.listDeletedPeople, { as: clerk.token })).data;
  const restore = { as: clerk.token, params: { id: deleted!.change_id! } };
  const { status, data } = await test.call(journal.revertChange, restore);
  expect([status, data.left.map(({ entity }) => entity)]).toEqual([200, ['duty']]);
  expect(await leaders()).toEqual(before.map((id, index) => (index === taken ? three.id : id)));
  const [group] = (await test.call(service.listFieldGroups, { as: keeper.token })).data;
  expect(group).toMatchObject({ overseer_id: two.id });
});

it('plans every meeting once for two simultaneous saves', async () => {
  const saves = Array.from({ length: 8 }, (_, index) =>
    index % 2 === 0
      ? fixture.weekly({ meeting_day: index % 7 })
      : fixture.rotation({ label: `Rotation ${index}`, day_of_week: index % 7, replaces: true }),
  );
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  const meetings = await fixture.meetings();
  const keys = meetings.map(({ origin, origin_id, start }) => `${origin} ${origin_id} ${start}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(8 * 12);
});

it('SERVICE-C5 moves a group out of the hour that a clock change skips, and refuses a special group then', async () => {
  // Clocks in New York skip the hour from two to three on the second Sunday of March.
  await fixture.test.database.owner.query(
    `update congregations set timezone_id = 'America/New_York' where congregation_id = $1`,
    [fixture.congregation.id],
  );
  fixture.test.setNow(new Date('2027-03-01T12:00:00Z'));
  await fixture.weekly({ meeting_day: 0, meeting_time: '02:30', label: 'Early' });
  const on = async (date: string) => (await fixture.meetings()).find(({ start }) => start.startsWith(date))!;
  expect(await on('2027-03-14')).toMatchObject({ start: '2027-03-14T03:30', moved_from: '02:30' });
  expect(await on('2027-03-21')).toMatchObject({ start: '2027-03-21T02:30', moved_from: null });
  const refused = await fixture.special({ meeting_date: '2027-03-14T02:00' });
  expect(refused.problem.errors).toEqual({
    meeting_date: ['Clocks go forward on that day and skip this hour. Choose another time.'],
  });
});
