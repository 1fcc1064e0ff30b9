/** One e-mail address or number of several people: in a family, and in another congregation. */
import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askedMessages } from '#contexts/people/access/testing/asked-messages';
import { hashSecret, newSecret } from '#platform/secrets';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let earlier: SeededCongregation;
let home: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.owner.query('delete from outgoing_messages');
  await test.database.owner.query('delete from sheaf.stranger_pauses');
  earlier = await seedCongregation(test.database.owner, 'Earlier');
  home = await seedCongregation(test.database.owner, 'Home');
});

const ask = (contact: string) => askedMessages(test, { contact });
const open = (body: { token: string } | { contact: string; code: string }) =>
  test.call(access.openLink, { body: { ...body, secret: newSecret() } });

it('AUTH-X1 sends a link to a person although five people of an earlier congregation have the same e-mail', async () => {
  for (const firstName of ['A', 'B', 'C', 'D', 'E'])
    await earlier.addPerson({ email: 'ruth@example.org', firstName });
  const ruth = await home.addPerson({ email: 'ruth@example.org', firstName: 'Ruth' });
  const sent = await ask('ruth@example.org');
  expect(sent.map(({ congregation, links }) => [congregation, links.length])).toEqual([
    [earlier.id, 5],
    [home.id, 1],
  ]);
  const [theirs, own] = sent;
  expect(own!.subject).toContain('Home');
  expect(own!.body).not.toContain('Earlier');
  expect(theirs!.body).not.toMatch(/Home|Ruth/);
  expect((await open({ token: own!.links[0]! })).data.user.id).toBe(ruth.id);
});

it('AUTH-X1 sends six people of a family with one address one message with a link each', async () => {
  const names = ['Noah', 'Emily', 'Seth', 'Ham', 'Ada', 'Zoe'];
  const family: number[] = [];
  for (const firstName of names)
    family.push((await home.addPerson({ email: 'family@example.org', firstName })).id);
  const sent = await ask('Family@example.org');
  expect(sent).toHaveLength(1);
  const [{ body, links, codes }] = sent as [(typeof sent)[number]];
  expect(new Set(links).size).toBe(6);
  expect(new Set(codes).size).toBe(6);
  const named = names.map((name) => body.indexOf(`Open Sheaf as ${name} Hollis\nhttp`));
  expect(named).toEqual(named.toSorted((a, b) => a - b));
  expect(named[0]).toBeGreaterThan(0);
  for (const place of [0, 5]) expect((await open({ token: links[place]! })).data.user.id).toBe(family[place]);
  const answer = await open({ contact: 'family@example.org', code: codes[3]! });
  expect(answer.data.user.first_name).toBe('Ham');
});

it('AUTH-X1 counts a wrong code for a contact of six people once', async () => {
  for (const firstName of ['Noah', 'Emily', 'Seth', 'Ham', 'Ada', 'Zoe'])
    await home.addPerson({ email: 'six@example.org', firstName });
  const [{ codes }] = (await ask('six@example.org')) as unknown as [{ codes: string[] }];
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !codes.includes(code),
  )!;
  expect((await open({ contact: 'six@example.org', code: wrong })).problem.code).toBe('code-wrong');
  const { rows } = await test.database.owner.query(
    `select level from sheaf.stranger_pauses where scope = 'codes'`,
  );
  expect(rows).toEqual([{ level: 1 }]);
});

it('AUTH-X1 sends one SMS with the links of all who share a number', async () => {
  for (const firstName of ['Noah', 'Emily', 'Seth'])
    await home.addPerson({ phone: '+61491570156', firstName });
  const sent = await ask('0491 570 156');
  expect(sent).toHaveLength(1);
  expect(sent[0]!.links).toHaveLength(3);
  for (const name of ['Noah', 'Emily', 'Seth'])
    expect(sent[0]!.body).toMatch(new RegExp(`${name} Hollis, code \\d{6}:\\nhttp`));
});

it('AUTH-X1 sends twenty links for a thousand people with one e-mail, without affecting another congregation', async () => {
  await test.database.owner.query(
    `insert into people (congregation_id, first_name, last_name, email, gender)
     select $1, 'Person', 'Number ' || n, 'crowd@example.org', 1 from generate_series(1, 1000) n`,
    [earlier.id],
  );
  await home.addPerson({ email: 'crowd@example.org', firstName: 'Ruth' });
  const sent = await ask('crowd@example.org');
  expect(sent.map(({ links }) => links.length).toSorted((a, b) => a - b)).toEqual([1, 20]);
});

it('AUTH-X1 sends one message from each of two congregations with one e-mail after concurrent requests', async () => {
  await earlier.addPerson({ email: 'both@example.org' });
  await home.addPerson({ email: 'both@example.org' });
  await Promise.all(Array.from({ length: 9 }, () => ask('both@example.org')));
  const sent = await ask('both@example.org');
  expect(sent.map(({ congregation }) => congregation).toSorted()).toEqual([earlier.id, home.id]);
});

it('AUTH-X1 sends free SMS for three congregations, longest sign-in first', async () => {
  const others = [earlier];
  for (const name of ['Second', 'Third']) others.push(await seedCongregation(test.database.owner, name));
  for (const each of others) await each.addPerson({ phone: '+61491570158' });
  const last = await seedCongregation(test.database.owner, 'Last');
  const person = await last.addPerson({ phone: '+61491570158' });
  await test.database.owner.query(`update sessions set created_at = '2020-01-01' where person_id = $1`, [
    person.id,
  ]);
  const sent = await ask('+61491570158');
  expect(sent).toHaveLength(3);
  expect(sent.map(({ congregation }) => congregation)).toContain(last.id);
});

it('AUTH-X1 does not pause another congregation after a request in one', async () => {
  await earlier.addPerson({ email: 'moved@example.org' });
  expect(await ask('moved@example.org')).toHaveLength(1);
  await home.addPerson({ email: 'moved@example.org' });
  const sent = await ask('moved@example.org');
  expect(sent.map(({ congregation }) => congregation)).toEqual([earlier.id, home.id]);
});

it('AUTH-X1 sends no link to deactivated or deleted people of the same address', async () => {
  const stays = await home.addPerson({ email: 'rest@example.org', firstName: 'Stays' });
  await home.addPerson({ email: 'rest@example.org', firstName: 'Left', active: false });
  const [sent] = await ask('rest@example.org');
  expect(sent!.body).not.toContain('Left');
  const { rows } = await test.database.owner.query(
    'select person_id from sign_in_links where token_hash = any($1)',
    [sent!.links.map((token) => hashSecret(token))],
  );
  expect(rows).toEqual([{ person_id: stays.id }]);
});

it('AUTH-X1 sends no link to an address that its person changes concurrently', async () => {
  const stays = await home.addPerson({ email: 'house@example.org', firstName: 'Stays' });
  const moves = await home.addPerson({ email: 'house@example.org', firstName: 'Moves' });
  const moving = await test.database.owner.connect();
  await moving.query('begin');
  await moving.query(`update people set email = 'new@example.org' where id = $1`, [moves.id]);
  const asked = ask('house@example.org');
  const waits = `select from pg_locks where not granted`;
  while ((await test.database.owner.query(waits)).rowCount === 0)
    await new Promise((done) => setTimeout(done, 5));
  await moving.query('commit');
  moving.release();
  const sent = await asked;
  expect(sent.map(({ links }) => links.length)).toEqual([1]);
  expect((await open({ token: sent[0]!.links[0]! })).data.user.id).toBe(stays.id);
});
