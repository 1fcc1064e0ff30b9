import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { mapAssigning } from '@sheaf/contract/territory/maps/assigning';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { fitsFilter } from '@sheaf/rules/territory/maps/assign-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const nothing = {
  people: null,
  missing_reports: null,
  groups: null,
  maps: null,
  free_maps: null,
  cart_locations: null,
  away: null,
  devices: 1,
  calendar_feed: false,
};

const figuresOf = async (as: string) => (await test.call(dashboard.readSettingsFigures, { as })).data;

async function figuresWith(congregation: SeededCongregation, permission: PermissionKey) {
  const { token } = await congregation.addPerson({ permissions: [permission] });
  return figuresOf(token);
}

const write = (text: string, values: unknown[]) => test.database.owner.query(text, values);

it('SETTINGS-R14 returns each figure of the own congregation to people who may open its entry', async () => {
  const other = await seedCongregation(test.database.owner, 'Other');
  await other.addMap({ number: '1' });
  const own = await seedCongregation(test.database.owner);
  await write(
    `insert into groups (congregation_id, name, address) values ($1, 'East', ''), ($1, 'West', '')`,
    [own.id],
  );
  const cart = `insert into cart_locations (congregation_id, label, max_people, opens_at, closes_at, active) values ($1, $2, 2, '06:00', '20:00', $3)`;
  await write(cart, [own.id, 'Wharf', true]);
  await write(cart, [own.id, 'Closed', false]);
  const out = await own.addMap({ number: '1' });
  await own.addMap({ number: '2', locked: true });
  const free = await own.addMap({ number: '3' });
  await write(
    `insert into map_assignments (congregation_id, map_id, assigned_at, returned_at) values ($1, $2, ${nowInSql()}, null), ($1, $3, ${nowInSql()}, ${nowInSql()})`,
    [own.id, out.id, free.id],
  );

  expect(await figuresOf((await own.addPerson()).token)).toEqual(nothing);
  expect(await figuresWith(own, 'settings.groups')).toEqual({ ...nothing, groups: 2 });
  expect(await figuresWith(own, 'settings.maps')).toEqual({ ...nothing, maps: 3 });
  expect(await figuresWith(own, 'settings.maps.assign')).toEqual({ ...nothing, free_maps: 1 });
  const assigner = await own.addPerson({ permissions: ['settings.maps.assign'] });
  const { data: listed } = await test.call(mapAssigning.listAssignMaps, { as: assigner.token });
  expect(listed.filter((map) => fitsFilter(map, 'free'))).toHaveLength(1);
  expect(await figuresWith(own, 'settings.cart_locations')).toEqual({ ...nothing, cart_locations: 1 });
  expect(await figuresWith(own, 'settings.users')).toMatchObject({
    ...nothing,
    people: 7,
    missing_reports: 7,
  });
});

it('SETTINGS-R14 counts expected reports of last month that are missing', async () => {
  const own = await seedCongregation(test.database.owner);
  const keeper = await own.addPerson({ permissions: ['settings.users'], appointment: 'publisher' });
  await own.addPerson({ appointment: 'publisher' });
  await own.addPerson({ appointment: 'publisher', active: false });
  expect((await figuresOf(keeper.token)).missing_reports).toBe(2);
  await write(`update people set created_at = ${nowInSql()} where congregation_id = $1`, [own.id]);
  expect((await figuresOf(keeper.token)).missing_reports).toBe(0);
});

it('SETTINGS-R14 returns only the own current or next days away', async () => {
  const own = await seedCongregation(test.database.owner);
  const person = await own.addPerson();
  const another = await own.addPerson();
  const away = `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4)`;
  await write(away, [own.id, person.id, '2020-01-01', '2020-01-08']);
  await write(away, [own.id, person.id, '2091-01-01', '2091-01-08']);
  await write(away, [own.id, person.id, '2090-01-01', '2090-01-08']);
  expect((await figuresOf(person.token)).away).toEqual({ start_date: '2090-01-01', end_date: '2090-01-08' });
  expect((await figuresOf(another.token)).away).toBeNull();
});
