import { service } from '@sheaf/contract/service/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GroupsFixture, openGroupsFixture } from '#contexts/service/testing/groups-fixture';

let fixture: GroupsFixture;
beforeAll(async () => {
  fixture = await openGroupsFixture();
});
afterAll(() => fixture.test.close());

const errors = (answer: { problem: { errors?: object } }) => Object.keys(answer.problem.errors ?? {});

it('SERVICE-C1 SERVICE-R1 adds, edits and deletes a weekly meeting, and requires a place and an overseer', async () => {
  const { test, keeper, elder, group, weekly } = fixture;
  const made = (await weekly({ group_id: group, label: 'North' })).data;
  expect(made).toMatchObject({
    meeting_day: 2,
    meeting_time: '09:30',
    online: false,
    overseer_id: elder,
    group_id: group,
    version: 1,
  });
  const edit = (body: object) =>
    test.call(service.editFieldGroup, { as: keeper.token, params: { id: made.id }, body: body as never });
  const values = { meeting_day: 3, meeting_time: '10:00', location: 'Town Hall', overseer_id: elder };
  expect((await edit({ ...values, version: 1 })).data).toMatchObject({ meeting_day: 3, label: null });
  expect((await edit({ ...values, version: 1 })).status).toBe(409);
  expect(errors(await weekly({ location: ' ' }))).toEqual(['location']);
  expect(errors(await weekly({ overseer_id: undefined }))).toEqual(['overseer_id']);
  expect(errors(await weekly({ meeting_time: '09:03' }))).toEqual(['meeting_time']);
  expect(errors(await weekly({ meeting_day: 7 }))).toEqual(['meeting_day']);
  expect(errors(await weekly({ group_id: 999_999 }))).toEqual(['group_id']);
  const remove = () => test.call(service.deleteFieldGroup, { as: keeper.token, params: { id: made.id } });
  expect((await remove()).data).toEqual({ ok: true });
  expect((await remove()).status).toBe(404);
  expect(
    (await fixture.meetings()).filter(
      ({ origin_id, origin }) => origin === 'regular' && origin_id === made.id,
    ),
  ).toEqual([]);
});

it('SERVICE-R2 SERVICE-R6 SERVICE-R8 accepts an address with coordinates or a link as place', async () => {
  const { weekly } = fixture;
  expect((await weekly({ coordinates: ' -41.050, 145.9' })).data.coordinates).toBe('-41.05,145.9');
  expect(errors(await weekly({ coordinates: 'here' }))).toEqual(['coordinates']);
  expect(errors(await weekly({ online: true }))).toEqual(['location']);
  expect(
    (await weekly({ online: true, location: 'https://meet.example.org/1', coordinates: '1,2' })).data,
  ).toMatchObject({
    location: 'https://meet.example.org/1',
    coordinates: null,
  });
});

it('SERVICE-R3 SERVICE-R9 SERVICE-R11 restricts the overseers of each kind of group', async () => {
  const { congregation, weekly, special, rotation } = fixture;
  const person = async (values: object) => (await congregation.addPerson(values)).id;
  const [student, sister, publisher] = [
    await person({ appointment: 'student', gender: 1 }),
    await person({ appointment: 'publisher', gender: 2 }),
    await person({ appointment: 'publisher', gender: 1 }),
  ];
  const taken = async (id: number) => [
    (await weekly({ overseer_id: id })).status,
    (await special({ overseer: { id } })).status,
    (await rotation({ overseers: [fixture.elder, id] })).status,
  ];
  expect(await taken(student)).toEqual([422, 422, 422]);
  expect(await taken(sister)).toEqual([200, 422, 422]);
  expect(await taken(publisher)).toEqual([200, 422, 200]);
  expect(await taken(fixture.elder)).toEqual([200, 200, 200]);
  const listed = (await fixture.test.call(service.listOverseers, { as: fixture.keeper.token })).data;
  const rulesOf = (id: number) => listed.find((one) => one.id === id);
  expect(rulesOf(student)).toBeUndefined();
  expect(rulesOf(sister)).toMatchObject({ location: true, special: false, rotation: false });
  expect(rulesOf(publisher)).toMatchObject({ location: true, special: false, rotation: true });
});

it('SERVICE-C2 SERVICE-R4 SERVICE-O7 requires a name, a date, a place and an overseer for a special group', async () => {
  const { special, group } = fixture;
  const made = (await special({ groups: [group, group] })).data;
  expect(made).toMatchObject({
    meeting_date: '2026-12-05T09:00',
    groups: [group],
    short_date: 'Sat 5 Dec',
    notify: false,
    overseer: { id: fixture.elder },
  });
  expect(errors(await special({ label: '' }))).toEqual(['label']);
  expect(errors(await special({ meeting_date: undefined }))).toEqual(['meeting_date']);
  expect(errors(await special({ meeting_date: '2026-02-30T09:00' }))).toEqual(['meeting_date']);
  expect(errors(await special({ meeting_date: '2026-12-05T09:01' }))).toEqual(['meeting_date']);
  expect(errors(await special({ location: undefined }))).toEqual(['location']);
  expect(errors(await special({ overseer: undefined }))).toEqual(['overseer']);
  expect(errors(await special({ groups: [group, 999_999] }))).toEqual(['groups']);
});

it('SERVICE-C3 SERVICE-R5 SERVICE-R7 requires a name, a frequency, overseers, a place and a time for a rotation group', async () => {
  const { rotation } = fixture;
  const made = (await rotation({ rotation: true })).data;
  expect(made).toMatchObject({ rotation: true, current_date: '2027-02-13', anchor: '2026-11-24' });
  for (const field of ['label', 'frequency', 'overseers', 'location', 'time_of_day'])
    expect(errors(await rotation({ [field]: undefined }))).toEqual([field]);
  expect(errors(await rotation({ overseers: [] }))).toEqual(['overseers']);
  expect(errors(await rotation({ frequency: 'year' }))).toEqual(['frequency']);
  const monthly = (await rotation({ rotation: true, frequency: 'month', week_of_month: 4 })).data;
  expect(monthly).toMatchObject({ rotation: false, current_date: '2027-01-30' });
});

it('SERVICE-C1 SERVICE-C2 SERVICE-C3 requires the permission of each operation, and answers 404 to other congregations', async () => {
  const { test, congregation, stranger } = fixture;
  const weekly = (await fixture.weekly({})).data;
  const special = (await fixture.special({})).data;
  const rotation = (await fixture.rotation({})).data;
  const nobody = await congregation.addPerson();
  const looker = await congregation.addPerson({ permissions: ['settings.rotation_groups'] });
  const writes = (as: string) => [
    test.call(service.editFieldGroup, { as, params: weekly, body: fixture.weeklyBody({}) }),
    test.call(service.deleteFieldGroup, { as, params: { id: weekly.id } }),
    test.call(service.editSpecialGroup, { as, params: special, body: fixture.specialBody({}) }),
    test.call(service.deleteSpecialGroup, { as, params: { id: special.id } }),
    test.call(service.editRotationGroup, { as, params: rotation, body: fixture.rotationBody({}) }),
    test.call(service.deleteRotationGroup, { as, params: { id: rotation.id } }),
  ];
  const statuses = async (as: string) => (await Promise.all(writes(as))).map(({ status }) => status);
  expect(await statuses(nobody.token)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses(stranger.token)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await test.call(service.listRotationGroups, { as: looker.token })).data.length).toBeGreaterThan(0);
  expect((await test.call(service.listRotationGroups, { as: stranger.token })).data).toEqual([]);
  expect(
    (await test.call(service.addRotationGroup, { as: looker.token, body: fixture.rotationBody({}) })).status,
  ).toBe(403);
  const locations = 'settings.field_service_locations';
  const editor = await congregation.addPerson({ permissions: [locations, `${locations}.edit`] });
  const deleter = await congregation.addPerson({ permissions: [locations, `${locations}.delete`] });
  expect(await statuses(editor.token)).toEqual([200, 403, 403, 403, 403, 403]);
  expect(await statuses(deleter.token)).toEqual([403, 200, 403, 403, 403, 403]);
  const strange = await test.call(service.addFieldGroup, {
    as: stranger.token,
    body: fixture.weeklyBody({}),
  });
  expect(Object.keys(strange.problem.errors ?? {})).toEqual(['overseer_id']);
});

it('SERVICE-C4 SERVICE-O4 stores a place once under its name, and offers the places of saved groups', async () => {
  const { test, keeper } = fixture;
  const save = (body: { label: string; location: string; coordinates?: string }) =>
    test.call(service.savePlace, { as: keeper.token, body });
  await fixture.special({ label: 'Wharf', location: '1 Wharf Road' });
  expect((await save({ label: 'WHARF', location: '2 Wharf Road', coordinates: '1,2' })).data).toContainEqual(
    expect.objectContaining({ label: 'Wharf', location: '2 Wharf Road', coordinates: '1,2' }),
  );
  await fixture.special({ label: 'Somewhere online', online: true, location: 'https://meet.example.org' });
  const places = (await test.call(service.listPlaces, { as: keeper.token })).data.map(({ label }) => label);
  expect(places).toContain('Wharf');
  expect(places).not.toContain('Somewhere online');
  expect((await save({ label: 'Nowhere', location: 'x', coordinates: '91,0' })).status).toBe(422);
});
