import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { families } from '@sheaf/contract/people/families/families';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1], firstName: 'Daniel' });
});
afterAll(() => test.close());

type MemberList = { id: number; tie: 'head' | 'spouse' | 'child' | 'parent' | 'other' }[];
const add = (members: MemberList, name = 'Webb') =>
  test.call(families.addFamily, { as: admin.token, body: { name, members } });
const read = async (id: number) =>
  (await test.call(people.readPerson, { as: admin.token, params: { id } })).data.family;
const one = async (firstName: string, rest: { email?: string; phone?: string; active?: boolean } = {}) =>
  congregation.addPerson({ firstName, ...rest });

it('FAMILY-R1 FAMILY-R2 creates a family, and refuses a person in two families', async () => {
  const [samuel, miriam, joel] = [await one('Samuel'), await one('Miriam'), await one('Joel')];
  const family = await add([
    { id: joel.id, tie: 'child' },
    { id: miriam.id, tie: 'spouse' },
    { id: samuel.id, tie: 'head' },
  ]);
  expect(family.data.members.map(({ full_name, tie }) => [full_name, tie])).toEqual([
    ['Samuel Hollis', 'head'],
    ['Miriam Hollis', 'spouse'],
    ['Joel Hollis', 'child'],
  ]);
  expect(await read(joel.id)).toEqual({
    id: family.data.id,
    name: 'Webb',
    members: family.data.members.map(({ id, full_name, tie }) => ({ id, full_name, tie })),
  });
  expect((await add([{ id: joel.id, tie: 'head' }])).problem.code).toBe('in-another-family');
  const alone = await one('Ada');
  expect((await add([{ id: alone.id, tie: 'child' }])).status).toBe(422);
  const own = (await test.call(people.readProfile, { as: miriam.token })).data;
  expect(own.family?.name).toBe('Webb');
});

it('FAMILY-R1 creates one of two concurrent families with the same person', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await one('Twice');
    const answers = await Promise.all([1, 2, 3].map(() => add([{ id: person.id, tie: 'head' }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  }
});

it('FAMILY-R3 renames a family, changes members and head, and refuses a stale version', async () => {
  const [a, b, c] = [await one('Anna'), await one('Bert'), await one('Carl')];
  const { data: family } = await add([
    { id: a.id, tie: 'head' },
    { id: b.id, tie: 'other' },
  ]);
  const edit = (members: MemberList, version?: number) =>
    test.call(families.editFamily, {
      as: admin.token,
      params: { id: family.id },
      body: { name: 'Marsh', members, ...(version === undefined ? {} : { version }) },
    });
  const next: MemberList = [
    { id: b.id, tie: 'other' },
    { id: c.id, tie: 'head' },
  ];
  const edited = await edit(next, family.version);
  expect(edited.data).toMatchObject({ name: 'Marsh', version: family.version + 1 });
  expect(await read(a.id)).toBeNull();
  expect((await read(c.id))?.members[0]).toMatchObject({ id: c.id, tie: 'head' });
  expect((await edit(next, family.version)).problem.code).toBe('stale');
  await test.call(families.deleteFamily, { as: admin.token, params: { id: family.id } });
  expect(await read(c.id)).toBeNull();
});

it('FAMILY-R4 removes a deleted person from their family, makes the spouse head, and deletes an empty family', async () => {
  const [head, spouse] = [await one('Peter'), await one('Ruth')];
  const { data: family } = await add([
    { id: head.id, tie: 'head' },
    { id: spouse.id, tie: 'spouse' },
  ]);
  const gone = (id: number) => test.call(people.deletePerson, { as: admin.token, params: { id } });
  await gone(head.id);
  expect((await read(spouse.id))?.members).toEqual([
    { id: spouse.id, full_name: 'Ruth Hollis', tie: 'head' },
  ]);
  await gone(spouse.id);
  const all = (await test.call(families.listFamilies, { as: admin.token })).data;
  expect(all.some(({ id }) => id === family.id)).toBe(false);
});

it('FAMILY-R4 leaves no trace of an erased person in the journal of families', async () => {
  const person = await one('Tamar');
  await add([{ id: person.id, tie: 'head' }], 'Canaryname');
  await test.call(people.deletePerson, { as: admin.token, params: { id: person.id } });
  await test.call(erasure.erasePerson, { as: admin.token, params: { id: person.id } });
  const { rows } = await test.database.owner.query(
    `select count(*)::int as left from journal where concat(before, after) ilike '%canaryname%'
      or (table_name = 'family_members' and coalesce(after, before)->>'person_id' = $1)`,
    [String(person.id)],
  );
  expect(rows).toEqual([{ left: 0 }]);
});

it('FAMILY-R5 FAMILY-R6 invites all reachable members with one press, and names the others', async () => {
  const head = await one('Noah', { phone: '+61491570006', email: 'noah@example.org' });
  const spouse = await one('Emily', { phone: '+61491570156' });
  const [child, moved] = [await one('Seth'), await one('Ham', { phone: '+61491570157', active: false })];
  const { data: family } = await add([
    { id: head.id, tie: 'head' },
    { id: spouse.id, tie: 'spouse' },
    { id: child.id, tie: 'child' },
    { id: moved.id, tie: 'other' },
  ]);
  const invite = (id: number) =>
    test.call(families.inviteFamily, { as: admin.token, params: { id }, body: { prefer: 'email' } });
  expect((await invite(family.id)).data).toEqual({
    sent: [
      { id: head.id, full_name: 'Noah Hollis', channel: 'email' },
      { id: spouse.id, full_name: 'Emily Hollis', channel: 'sms' },
    ],
    left_out: [
      { id: child.id, full_name: 'Seth Hollis', reason: 'no-contact' },
      { id: moved.id, full_name: 'Ham Hollis', reason: 'inactive' },
    ],
  });
  const silent = await one('Enoch');
  const { data: alone } = await add([{ id: silent.id, tie: 'head' }]);
  expect((await invite(alone.id)).problem.code).toBe('family-unreachable');
});

it('FAMILY-R7 limits a family to one congregation', async () => {
  const other = await seedCongregation(test.database.owner, 'Somerset');
  const [theirs, ours] = [await other.addPerson(), await one('Lois')];
  expect(
    (
      await add([
        { id: ours.id, tie: 'head' },
        { id: theirs.id, tie: 'spouse' },
      ])
    ).status,
  ).toBe(422);
  const { data: family } = await add([{ id: ours.id, tie: 'head' }]);
  const stranger = await other.addPerson({ roles: [1] });
  const { status } = await test.call(families.inviteFamily, {
    as: stranger.token,
    params: { id: family.id },
    body: {},
  });
  expect(status).toBe(404);
});
