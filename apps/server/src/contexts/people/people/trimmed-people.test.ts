/** Trimmed rows of people in every list (USERS-R24). */
import { absences } from '@sheaf/contract/people/absences/absences';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { sync } from '@sheaf/contract/sync/sync';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

/** Days from the test's clock, in UTC. */
const inDays = (days: number): string => addDays(testNow().toISOString().slice(0, 10), days);

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let publisher: SeededPerson;
let person: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  publisher = await congregation.addPerson();
  person = await congregation.addPerson({
    appointment: 'elder',
    gender: 1,
    firstName: 'Daniel',
    email: 'daniel@example.org',
    phone: '+61491570156',
  });
  await test.database.owner.query(
    `update people set address = 'Mount Street 5', emergency = 'Wife 0400', dob = '1960-01-01' where id = $1`,
    [person.id],
  );
});
afterAll(() => test.close());

const known = [
  'active',
  'appointment',
  'aux',
  'away',
  'cart',
  'email',
  'first_name',
  'full_name',
  'gender',
  'group_id',
  'id',
  'last_first',
  'last_name',
  'phone',
  'pioneer',
  'qualified_parts',
  'special_pioneer',
];
const rowsOf = async (as: SeededPerson) =>
  (await test.call(people.listPeople, { as: as.token, query: { per_page: 1000 } })).data;
const changesOf = async (since?: string) =>
  (
    await test.call(sync.listChanges, {
      as: publisher.token,
      params: { collection: 'users' },
      query: since === undefined ? {} : { since },
    })
  ).data;
const contactIn = (rows: readonly { id: number; email?: string | null; phone?: string | null }[]) => {
  const { email, phone } = rows.find(({ id }) => id === person.id)!;
  return [email, phone];
};
const hidden = [null, null];
const shown = ['daniel@example.org', '+61491570156'];
const group = { name: 'North', address: 'Hall', assistant_id: null };

it("USERS-R24 returns trimmed rows to readers without the permission, in the list, sorted, and in the phone's cache", async () => {
  const sorted = await test.call(people.listPeople, {
    as: publisher.token,
    query: { sortBy: 'full_name', per_page: 1000 },
  });
  const copy = (await changesOf()).changed as object[];
  for (const rows of [await rowsOf(publisher), sorted.data, copy] as object[][])
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(known);
  const record = (await rowsOf(admin)).find(({ id }) => id === person.id);
  expect(record).toMatchObject({
    address: 'Mount Street 5',
    dob: '1960-01-01',
    email: shown[0],
    phone: shown[1],
  });
  const answer = await test.call(people.readPerson, { as: publisher.token, params: { id: person.id } });
  expect(answer.status).toBe(403);
});

it('USERS-R24 shows phone and e-mail of group leaders while they lead, and raises the revision on both changes', async () => {
  expect(contactIn(await rowsOf(publisher))).toEqual(hidden);
  const before = (await changesOf()).marker;
  const added = await test.call(groups.addGroup, {
    as: admin.token,
    body: { ...group, overseer_id: person.id },
  });
  expect(contactIn(await rowsOf(publisher))).toEqual(shown);
  const began = await changesOf(before);
  expect([began.whole, contactIn(began.changed as never)]).toEqual([false, shown]);
  const other = await congregation.addPerson({ appointment: 'elder', gender: 1 });
  const edited = await test.call(groups.editGroup, {
    as: admin.token,
    params: { id: added.data.id },
    body: { ...group, overseer_id: other.id, assistant_id: person.id },
  });
  expect(edited.status).toBe(200);
  const ended = await changesOf(began.marker);
  expect(contactIn(ended.changed as never)).toEqual(hidden);
  await test.call(groups.editGroup, {
    as: admin.token,
    params: { id: added.data.id },
    body: { ...group, overseer_id: person.id },
  });
  const again = await changesOf(ended.marker);
  await test.call(groups.deleteGroup, { as: admin.token, params: { id: added.data.id } });
  expect(contactIn((await changesOf(again.marker)).changed as never)).toEqual(hidden);
  expect(contactIn(await rowsOf(publisher))).toEqual(hidden);
});

it('USERS-R24 trims people in other answers too', async () => {
  const { id, token: as } = publisher;
  const attached = await test.call(people.attachQualification, { as, params: { id, part: 6 } });
  expect(Object.keys(attached.data).sort()).toEqual(known);
  const body = { start_date: inDays(33), end_date: inDays(34) };
  const away = await test.call(absences.addAwayDate, { as, body });
  expect(away.data.users.map((row) => Object.keys(row).sort())).toEqual([known]);
  const part = await test.call(people.readPart, { as: admin.token, params: { part: 6 } });
  expect(part.data.part.users.map((row) => Object.keys(row).sort())).toEqual([known]);
});
