import { journal } from '@sheaf/contract/journal/journal';
import { absences } from '@sheaf/contract/people/absences/absences';
import { access } from '@sheaf/contract/people/access/access';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { people } from '@sheaf/contract/people/people/people';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
});
afterAll(() => test.close());

/** Days from the test's clock, in UTC. */
const inDays = (days: number): string => addDays(testNow().toISOString().slice(0, 10), days);

const canary = {
  first_name: 'Canaryfirst',
  last_name: 'Canarylast',
  gender: 2 as const,
  email: 'canary@canarymail.org',
  phone: '+61491570110',
  address: 'Canary Street "4"',
  emergency: 'Canarykin\nCanaryphone',
  dob: '1971-07-17',
  doi: '1987-07-18',
};
const canaries = ['canary', '491570110', '1971-07-17', '1987-07-18', '198.51.100.77'];

/** Every row of every table as text, including the job queue. */
async function dump(): Promise<string> {
  const { rows: tables } = await test.database.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await test.database.owner.query(`select t::text as row from ${name} t`);
      return rows.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return texts.join('\n');
}

async function signInAs(personId: number): Promise<string> {
  const token = 'C'.repeat(43);
  await test.database.owner.query(
    `insert into sessions (congregation_id, person_id, token_hash, source, device, ip)
     values ($1, $2, $3, 'sms', 'Canary device', '198.51.100.77')`,
    [congregation.id, personId, hashSecret(token)],
  );
  return token;
}

/** A person with rows of every kind. */
async function live(): Promise<number> {
  const as = admin.token;
  const { id } = (await test.call(people.addPerson, { as, body: canary, key: 'adds-a-person' })).data;
  const map = await congregation.addMap({ number: '12' });
  await test.call(maps.assignMap, { as, body: { id: map.id, user: id } as never, key: 'gives-a-map' });
  await test.call(maps.recallMap, { as, body: { id: map.id } as never });
  for (const method of ['email', 'sms'] as const)
    await test.call(access.sendInvite, { as, body: { user: id, method } });
  const token = await signInAs(id);
  const headers = { 'user-agent': 'Canary device' };
  await test.call(access.acceptPrivacyPolicy, { as: token, headers });
  await test.call(people.editProfile, {
    as: token,
    key: 'edits-own-name',
    body: { ...own, first_name: 'Canarysecond' },
  });
  await test.call(absences.addAwayDate, {
    as: token,
    body: { start_date: inDays(33), end_date: inDays(34), comment: 'Canary island' },
  });
  await test.database.owner.query(
    `insert into notification_preferences (congregation_id, person_id, kind, channel) values ($1, $2, 'maps', 'email')`,
    [congregation.id, id],
  );
  await test.database.owner.query(
    `insert into outgoing_messages (congregation_id, channel, recipient, body)
     values ($1, 'email', 'office@example.org', 'Canaryfirst Canarylast moved.')`,
    [congregation.id],
  );
  return id;
}

/** `table.column` of every reference to the person. */
async function standsIn(personId: number): Promise<string[]> {
  const { rows: ties } = await test.database.owner.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'people'::regclass and a.attname <> 'congregation_id'`,
  );
  expect(ties.length).toBeGreaterThan(15);
  const found: string[] = [];
  for (const { table, column } of ties) {
    const { rows } = await test.database.owner.query(
      `select 1 from ${table} where congregation_id = $1 and "${column}" = $2 limit 1`,
      [congregation.id, personId],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const { gender: _, dob: __, doi: ___, ...details } = canary;
const own = { ...details, lang: 'en' };

const erase = (id: number, as = admin.token) => test.call(erasure.erasePerson, { as, params: { id } });

it('USERS-X2 removes an erased person from every table, and names a former publisher in history', async () => {
  const id = await live();
  const before = (await dump()).toLowerCase();
  for (const word of canaries) expect(before, word).toContain(word);
  expect((await erase(id)).status).toBe(404);
  await test.call(people.deletePerson, { as: admin.token, params: { id } });
  const listed = (await test.call(erasure.listDeletedPeople, { as: admin.token })).data;
  expect(listed).toEqual([expect.objectContaining({ id, full_name: 'Canarysecond Canarylast' })]);
  expect((await erase(id)).data).toEqual({ ok: true, replaced: 1 });
  const after = (await dump()).toLowerCase();
  const left = after.split('\n').filter((line) => canaries.some((word) => line.includes(word)));
  expect(left).toEqual([]);
  // History shows that the map was held; every other reference is removed.
  expect(await standsIn(id)).toEqual(['map_assignment_holders.person_id']);
  const page = await test.call(maps.readMap, { as: admin.token, params: { number: '12' } });
  expect(page.text).toContain('Former publisher');
  expect((await test.call(erasure.listDeletedPeople, { as: admin.token })).data).toEqual([]);
  expect((await erase(id)).status).toBe(404);
});

it('USERS-X2 preserves values that members of the household share with the erased person', async () => {
  const as = admin.token;
  const shared = { gender: 1 as const, phone: '+61491570157', address: 'Mount Street 9' };
  const add = async (first_name: string) =>
    (await test.call(people.addPerson, { as, body: { ...shared, first_name, last_name: 'Webb' } })).data;
  const [gone, stays] = [await add('Samuel'), await add('Miriam')];
  await test.call(people.deletePerson, { as, params: { id: gone.id } });
  await erase(gone.id);
  const kept = (await test.call(people.readPerson, { as, params: { id: stays.id } })).data;
  expect(kept).toMatchObject({ full_name: 'Miriam Webb', phone: shared.phone, address: shared.address });
  const { rows } = await test.database.owner.query(
    `select after->>'phone' as phone from journal where table_name = 'people' and row_id = $1`,
    [String(stays.id)],
  );
  expect(rows).toContainEqual({ phone: shared.phone });
});

it('USERS-X16 restores a deleted person with their roles by reverting the latest deletion, also after a second one', async () => {
  const full = await congregation.addPerson({ permissions: [...permissionKeys] });
  const as = full.token;
  const body = { first_name: 'Olive', last_name: 'Kerr', gender: 2 as const, roles: [11] };
  const { id } = (await test.call(people.addPerson, { as, body })).data;
  const read = async () => (await test.call(people.readPerson, { as, params: { id } })).data;
  const before = await read();
  const deleted = async () =>
    (await test.call(erasure.listDeletedPeople, { as })).data.find((person) => person.id === id);
  for (let round = 0; round < 2; round += 1) {
    await test.call(people.deletePerson, { as, params: { id } });
    const change = (await deleted())!.change_id!;
    expect((await test.call(journal.revertChange, { as, params: { id: change } })).data).toEqual({
      ok: true,
      left: [],
    });
    expect(await deleted()).toBeUndefined();
    expect(await read()).toMatchObject({ full_name: before.full_name, active: true, roles: before.roles });
  }
  await test.call(people.deletePerson, { as, params: { id } });
  await test.database.owner.query(`delete from journal where table_name = 'people' and row_id = $1`, [
    String(id),
  ]);
  expect((await deleted())!.change_id).toBeNull();
});

it('USERS-X2 requires the permission to edit roles and a deleted person', async () => {
  const secretary = await congregation.addPerson({ roles: [65] });
  const person = await congregation.addPerson();
  expect((await erase(person.id, secretary.token)).status).toBe(403);
  expect((await erase(person.id)).status).toBe(404);
});
