import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { places } from '@sheaf/contract/territory/places/places';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type JournalFixture,
  openJournalFixture,
  openSuburbs,
} from '#contexts/journal/testing/journal-fixture';

let fixture: JournalFixture;
let suburbs: Awaited<ReturnType<typeof openSuburbs>>;

beforeAll(async () => {
  fixture = await openJournalFixture();
  suburbs = await openSuburbs(fixture);
});
afterAll(() => fixture.close());

const as = () => fixture.admin.token;

/** All rows of the tables that this test changes, without counters. */
async function dump(): Promise<string> {
  const texts = await Promise.all(
    [
      'people',
      'person_roles',
      'roles',
      'groups',
      'suburbs',
      'streets',
      'maps',
      'do_not_calls',
      'available_addresses',
    ].map(
      async (table) =>
        `${table} ${JSON.stringify(
          await fixture.query(
            `select to_jsonb(t) - '{version,updated_at,permission_epoch}'::text[] as row from ${table} t order by 1`,
          ),
        )}`,
    ),
  );
  return texts.join('\n');
}

it('JOURNAL-R5 JOURNAL-R8 removes added rows, resets changed rows, restores deleted rows', async () => {
  const { id, change: added } = await suburbs.add('Acton');
  const changed = await suburbs.edit(id, 'Acton Hill');
  expect((await fixture.read(changed)).take_back).toEqual({ obstacle: null, keys: ['maps.suburbs.edit'] });
  expect((await fixture.revert(changed)).data).toEqual({ ok: true, left: [] });
  expect(await suburbs.now(id)).toMatchObject({ suburb: 'Acton', code: null, version: 3 });
  expect(await fixture.newest()).toMatchObject({
    undoes: changed,
    kind: 'streets',
    by: { id: fixture.admin.id },
  });
  expect((await fixture.read(changed)).taken_back).toBe(true);
  expect(await fixture.codeOf(changed)).toBe('change-taken-back');

  await fixture.test.call(places.deleteSuburb, { as: as(), params: { id } });
  await fixture.revert((await fixture.newest()).id);
  expect(await suburbs.now(id)).toMatchObject({ suburb: 'Acton', map_id: suburbs.map.id });
  expect((await fixture.revert(added)).data).toEqual({ ok: true, left: [] });
  expect(await suburbs.now(id)).toBeUndefined();
});

it('JOURNAL-R8 reverts a revert any number of times, and frees earlier changes for a revert', async () => {
  const { id } = await suburbs.add('Romaine');
  const first = await suburbs.edit(id, 'Romaine Park');
  const second = await suburbs.edit(id, 'Romaine Heights');
  expect(await fixture.codeOf(first)).toBe('change-later');
  await fixture.revert(second);
  const undone = (await fixture.newest()).id;
  await fixture.revert(undone);
  expect((await suburbs.now(id)).suburb).toBe('Romaine Heights');
  expect((await fixture.read(second)).taken_back).toBe(false);
  expect(await fixture.codeOf(first)).toBe('change-later');
  await fixture.revert(second);
  await fixture.revert(first);
  expect((await suburbs.now(id)).suburb).toBe('Romaine');
  expect(await fixture.codeOf((await fixture.newest()).undoes!)).toBe('change-taken-back');
});

it('JOURNAL-R5 refuses the revert of rows that a later change touched or refers to', async () => {
  const { id, change } = await suburbs.add('Hillcrest');
  await fixture.test.call(places.addStreet, {
    as: as(),
    body: { name: 'Low Street', suburb_id: id, map_id: suburbs.map.id },
  });
  expect((await fixture.read(change)).take_back.obstacle).toBe('change-built-upon');
  expect(await fixture.codeOf(change)).toBe('change-built-upon');
  await fixture.query('update suburbs set code = $2 where id = $1', [id, '7320']);
  expect(await fixture.codeOf(change)).toBe('change-later');
  expect(await suburbs.now(id)).toMatchObject({ suburb: 'Hillcrest', code: '7320' });
});

it('JOURNAL-R5 restores a deleted suburb with its streets', async () => {
  const { id } = await suburbs.add('Park Grove');
  const body = { name: 'Farm Road', suburb_id: id, map_id: suburbs.map.id };
  const street = (await fixture.test.call(places.addStreet, { as: as(), body })).data;
  const before = await dump();
  await fixture.test.call(places.deleteSuburb, { as: as(), params: { id } });
  expect(
    (await fixture.query('select suburb_id from streets where id = $1', [street.id]))[0].suburb_id,
  ).toBeNull();
  expect((await fixture.revert((await fixture.newest()).id)).data).toEqual({ ok: true, left: [] });
  expect(await dump()).toBe(before);
});

it('JOURNAL-R5 restores a deleted group with its members, and a deleted person with roles and group', async () => {
  const person = {
    first_name: 'Grace',
    last_name: 'Webb',
    gender: 1 as const,
    appointment: 'elder' as const,
  };
  const { id } = (
    await fixture.test.call(people.addPerson, { as: as(), body: { ...person, email: 'grace@example.org' } })
  ).data;
  const body = { name: 'East', overseer_id: id, address: 'Mount Street 4' };
  const group = (await fixture.test.call(groups.addGroup, { as: as(), body })).data;
  const before = await dump();
  await fixture.test.call(groups.deleteGroup, { as: as(), params: { id: group.id } });
  expect((await fixture.revert((await fixture.newest()).id)).data).toEqual({ ok: true, left: [] });
  expect(await dump()).toBe(before);
  await fixture.test.call(people.deletePerson, { as: as(), params: { id } });
  expect((await fixture.revert((await fixture.newest()).id)).data).toEqual({ ok: true, left: [] });
  expect(await dump()).toBe(before);
});

it('JOURNAL-R5 refuses to restore a reference to a deleted person', async () => {
  const body = { first_name: 'Amos', last_name: 'Webb', gender: 1 as const, appointment: 'elder' as const };
  const [old, next] = [
    (await fixture.test.call(people.addPerson, { as: as(), body })).data,
    (await fixture.test.call(people.addPerson, { as: as(), body: { ...body, first_name: 'Joel' } })).data,
  ];
  const entry = { name: 'West', address: 'Mount Street 5' };
  const group = (
    await fixture.test.call(groups.addGroup, { as: as(), body: { ...entry, overseer_id: old.id } })
  ).data;
  await fixture.test.call(groups.editGroup, {
    as: as(),
    params: { id: group.id },
    body: { ...entry, overseer_id: next.id, version: group.version } as never,
  });
  const change = (await fixture.newest()).id;
  await fixture.test.call(people.deletePerson, { as: as(), params: { id: old.id } });
  expect(await fixture.codeOf(change)).toMatch(/change-(torn|later)/);
});

it('JOURNAL-R10 GROUPS-R2 GROUPS-R3 restores no group leader whose appointment no longer allows it', async () => {
  const brother = { last_name: 'Ward', gender: 1 as const, appointment: 'elder' as const };
  const add = async (first_name: string) =>
    (await fixture.test.call(people.addPerson, { as: as(), body: { ...brother, first_name } })).data;
  const [old, next, helper] = [await add('Silas'), await add('Enos'), await add('Jude')];
  const entry = { name: 'North', address: 'Mount Street 6', overseer_id: old.id, assistant_id: helper.id };
  const group = (await fixture.test.call(groups.addGroup, { as: as(), body: entry })).data;
  const lead = async (values: Partial<typeof entry>) => {
    const params = { id: group.id };
    await fixture.test.call(groups.editGroup, { as: as(), params, body: { ...entry, ...values } });
    return (await fixture.newest()).id;
  };
  const become = (id: number, appointment: string) =>
    fixture.query('update people set appointment = $2 where id = $1', [id, appointment]);

  const handedOver = await lead({ overseer_id: next.id });
  await become(old.id, 'publisher');
  expect((await fixture.read(handedOver)).take_back.obstacle).toBe('change-leader');
  expect(await fixture.codeOf(handedOver)).toBe('change-leader');
  await become(old.id, 'servant');
  expect((await fixture.revert(handedOver)).data).toEqual({ ok: true, left: [] });

  const moved = await lead({ address: 'Mount Street 7' });
  const alone = await lead({ address: 'Mount Street 7', assistant_id: null as never });
  await become(helper.id, 'student');
  await become(old.id, 'publisher');
  expect(await fixture.codeOf(alone)).toBe('change-leader');
  await become(helper.id, 'publisher');
  expect((await fixture.revert(alone)).data).toEqual({ ok: true, left: [] });
  expect((await fixture.revert(moved)).data).toEqual({ ok: true, left: [] });

  await fixture.test.call(groups.deleteGroup, { as: as(), params: { id: group.id } });
  expect(await fixture.codeOf((await fixture.newest()).id)).toBe('change-leader');
});
