/**
 * A person is deleted or erased while a row that refers to them is written: one is first, and no reference
 * remains.
 */
import { access } from '@sheaf/contract/people/access/access';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret, newSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
});
afterAll(() => test.close());

const rounds = 4;
const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const row = async (id: number) => (await query('select * from people where id = $1', [id]))[0];

type Action = (person: SeededPerson) => Promise<TestAnswer<unknown>>;

const remove = async ({ id }: SeededPerson) =>
  (await test.call(people.deletePerson, { as: admin.token, params: { id } })).status;

/** Deletes and erases the person, so that a late write finds nobody. */
async function leave(person: SeededPerson): Promise<number> {
  const status = await remove(person);
  if (status === 200) await test.call(erasure.erasePerson, { as: admin.token, params: { id: person.id } });
  return status;
}

/** Holds the act open in the database while the other one starts, and the reverse. */
async function race(
  act: Action,
): Promise<{ person: SeededPerson; left: number; answer: TestAnswer<unknown> }[]> {
  const ends = [];
  for (let round = 0; round < rounds; round += 1) {
    const person = await congregation.addPerson({
      appointment: 'elder',
      email: `leaver-${round}@example.org`,
    });
    const pause = () => new Promise((resolve) => setTimeout(resolve, round));
    const [left, answer] = await Promise.all(
      round % 2 === 0
        ? [leave(person), pause().then(() => act(person))]
        : [pause().then(() => leave(person)), act(person)],
    );
    expect(answer.status, answer.text).toBeLessThan(500);
    ends.push({ person, left, answer });
  }
  return ends;
}

/** The person is deleted between the read and the write of the act. */
async function deletedMeanwhile(person: SeededPerson, act: Action): Promise<TestAnswer<unknown>> {
  const client = await test.database.owner.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.congregation', $1, true)", [String(congregation.id)]);
    await client.query('select 1 from people where id = $1 for update', [person.id]);
    const acting = act(person);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await client.query(
      `update people set deleted_at = now(), active = false, erased_at = now(), first_name = 'Former', last_name = 'publisher' where id = $1`,
      [person.id],
    );
    await client.query('commit');
    return await acting;
  } finally {
    client.release();
  }
}

it('USERS-X8 assigns no map to a person who is deleted concurrently', async () => {
  const give = async (person: SeededPerson) => {
    const map = await congregation.addMap();
    return test.call(maps.assignMap, { as: admin.token, body: { id: map.id, user: person.id } as never });
  };
  for (const { person, left, answer } of await race(give)) {
    const held = await query('select id from map_assignment_holders where person_id = $1', [person.id]);
    expect([left, answer.status].includes(200)).toBe(true);
    if (left === 200) expect(held).toEqual([]);
    else expect(answer.status).toBe(200);
  }
  const person = await congregation.addPerson({ appointment: 'elder' });
  expect((await deletedMeanwhile(person, give)).status).toBe(422);
});

it('USERS-X8 writes no consent or feed back to an erased person', async () => {
  const acts: Action[] = [
    ({ token }) =>
      test.call(access.acceptPrivacyPolicy, { as: token, headers: { 'user-agent': 'Canary phone' } }),
    ({ token }) => test.call(calendarFeed.renewCalendarFeed, { as: token }),
  ];
  for (const act of acts) {
    for (const { person, left } of await race(act)) {
      if (left !== 200) continue;
      expect(await row(person.id)).toMatchObject({ consent_at: null, consent_device: null, ical_hash: null });
    }
    const person = await congregation.addPerson();
    expect((await deletedMeanwhile(person, act)).status).toBe(404);
    expect(await row(person.id)).toMatchObject({ consent_at: null, consent_device: null, ical_hash: null });
  }
});

it('USERS-X8 signs in nobody who is deleted concurrently', async () => {
  const open: Action = async ({ id }) => {
    const token = newSecret();
    await query(
      `insert into sign_in_links (congregation_id, person_id, token_hash, kind, source, expires_at)
       values ($1, $2, $3, 'invite', 'email', ${nowInSql()} + interval '1 hour')`,
      [congregation.id, id, hashSecret(token)],
    );
    return test.call(access.openLink, { body: { token, secret: newSecret() } });
  };
  for (const { person, left } of await race(open)) {
    expect(left).toBe(200);
    const sessions = await query('select id from sessions where person_id = $1 and ended_at is null', [
      person.id,
    ]);
    expect(sessions).toEqual([]);
  }
});

it('USERS-X8 adds nobody to a group, as member or leader, who is deleted concurrently', async () => {
  const overseer = await congregation.addPerson({ appointment: 'elder' });
  const body = { name: 'East', overseer_id: overseer.id, address: 'Mount Street 4' };
  const group = (await test.call(groups.addGroup, { as: admin.token, body })).data;
  const put: Action = ({ id }) =>
    test.call(groups.assignToGroup, { as: admin.token, params: { group: group.id }, body: { users: [id] } });
  const lead: Action = ({ id }) =>
    test.call(groups.addGroup, { as: admin.token, body: { ...body, name: 'West', overseer_id: id } });
  for (const { person, left } of await race(put))
    if (left === 200) expect((await row(person.id)).group_id).toBeNull();
  for (const { person, left } of await race(lead)) {
    expect(left).toBe(200);
    expect(await query('select id from groups where overseer_id = $1', [person.id])).toEqual([]);
  }
});
