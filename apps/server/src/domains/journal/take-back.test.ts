import { groups } from '@sheaf/contract/groups';
import { journal } from '@sheaf/contract/journal';
import { people } from '@sheaf/contract/people';
import { territory } from '@sheaf/contract/territory';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  map = await congregation.addMap({ number: '12' });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const newest = async () =>
  (await test.call(journal.listChanges, { as: admin.token, query: {} })).data.changes[0]!;
const read = async (id: number) =>
  (await test.call(journal.readChange, { as: admin.token, params: { id } })).data;
const takeBack = (id: number) => test.call(journal.takeBack, { as: admin.token, params: { id } });
const codeOf = async (id: number) => (await takeBack(id)).problem.code;

const as = () => admin.token;
const addSuburb = async (suburb: string) => {
  const body = { suburb, code: null, region_id: null, map_id: map.id };
  const { data } = await test.call(territory.addSuburb, { as: as(), body });
  return { ...data, change: (await newest()).id };
};
const editSuburb = async (id: number, suburb: string): Promise<number> => {
  await test.call(territory.editSuburb, {
    as: as(),
    params: { id },
    body: { suburb, code: '7320', region_id: null },
  });
  return (await newest()).id;
};
const suburbNow = async (id: number) => (await query('select * from suburbs where id = $1', [id]))[0];

/** Tables whose rows may come and go here, whole but for what counts upwards. */
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
          await query(
            `select to_jsonb(t) - '{version,updated_at,permission_epoch}'::text[] as row from ${table} t order by 1`,
          ),
        )}`,
    ),
  );
  return texts.join('\n');
}

it('JOURNAL-R5 JOURNAL-R8 what was added goes, what was changed is as before, what was deleted is there again', async () => {
  const { id, change: added } = await addSuburb('Acton');
  const changed = await editSuburb(id, 'Acton Hill');
  expect((await read(changed)).take_back).toEqual({ obstacle: null, keys: ['maps.suburbs.edit'] });
  expect((await takeBack(changed)).data).toEqual({ ok: true });
  expect(await suburbNow(id)).toMatchObject({ suburb: 'Acton', code: null, version: 3 });
  expect(await newest()).toMatchObject({ undoes: changed, kind: 'streets', by: { id: admin.id } });
  expect((await read(changed)).taken_back).toBe(true);
  expect(await codeOf(changed)).toBe('change-taken-back');

  await test.call(territory.deleteSuburb, { as: as(), params: { id } });
  await takeBack((await newest()).id);
  expect(await suburbNow(id)).toMatchObject({ suburb: 'Acton', map_id: map.id });
  expect((await takeBack(added)).data).toEqual({ ok: true });
  expect(await suburbNow(id)).toBeUndefined();
});

it('JOURNAL-R8 a taking back can be taken back, again and again, and what came before it is free again', async () => {
  const { id } = await addSuburb('Romaine');
  const first = await editSuburb(id, 'Romaine Park');
  const second = await editSuburb(id, 'Romaine Heights');
  expect(await codeOf(first)).toBe('change-later');
  await takeBack(second);
  const undone = (await newest()).id;
  await takeBack(undone);
  expect((await suburbNow(id)).suburb).toBe('Romaine Heights');
  expect((await read(second)).taken_back).toBe(false);
  expect(await codeOf(first)).toBe('change-later');
  await takeBack(second);
  await takeBack(first);
  expect((await suburbNow(id)).suburb).toBe('Romaine');
  expect(await codeOf((await newest()).undoes!)).toBe('change-taken-back');
});

it('JOURNAL-R5 what a later change touched or stands upon stays', async () => {
  const { id, change } = await addSuburb('Hillcrest');
  await test.call(territory.addStreet, {
    as: as(),
    body: { name: 'Low Street', suburb_id: id, map_id: map.id },
  });
  expect((await read(change)).take_back.obstacle).toBe('change-built-upon');
  expect(await codeOf(change)).toBe('change-built-upon');
  await query('update suburbs set code = $2 where id = $1', [id, '7320']);
  expect(await codeOf(change)).toBe('change-later');
  expect(await suburbNow(id)).toMatchObject({ suburb: 'Hillcrest', code: '7320' });
});

it('JOURNAL-R5 a deleted suburb returns with the streets that lay in it', async () => {
  const { id } = await addSuburb('Park Grove');
  const body = { name: 'Farm Road', suburb_id: id, map_id: map.id };
  const street = (await test.call(territory.addStreet, { as: as(), body })).data;
  const before = await dump();
  await test.call(territory.deleteSuburb, { as: as(), params: { id } });
  expect((await query('select suburb_id from streets where id = $1', [street.id]))[0].suburb_id).toBeNull();
  expect((await takeBack((await newest()).id)).data).toEqual({ ok: true });
  expect(await dump()).toBe(before);
});

it('JOURNAL-R5 a deleted group returns with its members, and a deleted person with roles and group', async () => {
  const person = {
    first_name: 'Grace',
    last_name: 'Webb',
    gender: 1 as const,
    appointment: 'elder' as const,
  };
  const { id } = (
    await test.call(people.addPerson, { as: as(), body: { ...person, email: 'grace@example.org' } })
  ).data;
  const body = { name: 'East', overseer_id: id, address: 'Mount Street 4' };
  const group = (await test.call(groups.addGroup, { as: as(), body })).data;
  const before = await dump();
  await test.call(groups.deleteGroup, { as: as(), params: { id: group.id } });
  expect((await takeBack((await newest()).id)).data).toEqual({ ok: true });
  expect(await dump()).toBe(before);
  await test.call(people.deletePerson, { as: as(), params: { id } });
  expect((await takeBack((await newest()).id)).data).toEqual({ ok: true });
  expect(await dump()).toBe(before);
});

it('JOURNAL-R5 a tie to somebody who is gone is not tied again', async () => {
  const body = { first_name: 'Amos', last_name: 'Webb', gender: 1 as const, appointment: 'elder' as const };
  const [old, next] = [
    (await test.call(people.addPerson, { as: as(), body })).data,
    (await test.call(people.addPerson, { as: as(), body: { ...body, first_name: 'Joel' } })).data,
  ];
  const entry = { name: 'West', address: 'Mount Street 5' };
  const group = (await test.call(groups.addGroup, { as: as(), body: { ...entry, overseer_id: old.id } }))
    .data;
  await test.call(groups.editGroup, {
    as: as(),
    params: { id: group.id },
    body: { ...entry, overseer_id: next.id, version: group.version } as never,
  });
  const change = (await newest()).id;
  await test.call(people.deletePerson, { as: as(), params: { id: old.id } });
  expect(await codeOf(change)).toMatch(/change-(torn|later)/);
});
