import { access } from '@sheaf/contract/people/access/access';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { untilAnswered } from '#platform/testing/until-answered';

let test: TestApp;
let congregation: SeededCongregation;
let servant: SeededPerson;
let person: SeededPerson;

const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  servant = await congregation.addPerson({ permissions: ['settings.users.send_login'] });
  person = await congregation.addPerson({
    permissions: ['settings.users.send_login'],
    phone: '+61491570156',
    email: 'ruth@example.org',
  });
});
afterAll(() => test.close());

const invite = (method: 'sms' | 'email' | 'legacy-sms', key?: string) =>
  test.call(access.sendInvite, {
    as: servant.token,
    body: { user: person.id, method },
    ...(key && { key }),
  });
const terms = async () => (await test.call(access.readInviteTerms, { as: servant.token })).data;
const ledger = () =>
  query<{ kind: string; cents: number; told: boolean }>(
    `select l.kind, l.cents, m.id is not null as told from ledger_entries l
     left join outgoing_messages m on m.congregation_id = l.congregation_id and m.id = l.message_id
     where l.congregation_id = $1 order by l.id`,
  );
const queued = () =>
  query<{ channel: string; cents: number }>(
    'select channel, cents from outgoing_messages where congregation_id = $1 order by id',
  );

it('USERS-R8 charges ten cents for an SMS invite, as shown before, and nothing for e-mail or by hand', async () => {
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, 340)');
  expect(await terms()).toEqual({ sms_cost: 10, balance: 340 });
  expect((await invite('email')).status).toBe(200);
  expect((await invite('legacy-sms')).status).toBe(200);
  expect(await ledger()).toEqual([]);
  expect((await invite('sms')).status).toBe(200);
  expect(await ledger()).toEqual([{ kind: 'sms', cents: -10, told: true }]);
  expect(await queued()).toEqual([
    { channel: 'email', cents: 0 },
    { channel: 'sms', cents: 10 },
  ]);
  expect(await terms()).toEqual({ sms_cost: 10, balance: 330 });
});

it('USERS-R8 charges a repeated press once', async () => {
  await Promise.all([invite('sms', 'press-0001'), invite('sms', 'press-0001')]);
  expect(await ledger()).toHaveLength(1);
  expect(await queued()).toHaveLength(1);
});

it('USERS-R8 sends as many concurrent invites as the balance covers, and refuses the others without a link', async () => {
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, -1945)');
  const answers = await Promise.all(Array.from({ length: 24 }, () => untilAnswered(() => invite('sms'))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['balance-too-low']));
  expect(refused[0]?.problem.message).toMatch(/balance does not cover/);
  expect(await terms()).toEqual({ sms_cost: 10, balance: -1995 });
  expect(await queued()).toHaveLength(5);
  expect(await query('select 1 from sign_in_links where congregation_id = $1')).toHaveLength(5);
  expect((await invite('email')).status).toBe(200);
});

it("USERS-R8 MSG-O2 sends through the congregation's own phone without a charge, at any balance", async () => {
  await query(`update congregations set sms_user = 'u', sms_pass = 'p' where congregation_id = $1`);
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, -2000)');
  expect(await terms()).toEqual({ sms_cost: 0, balance: -2000 });
  expect((await invite('sms')).status).toBe(200);
  expect(await ledger()).toEqual([]);
});

it('USERS-R8 sends a requested link without a charge, at any balance', async () => {
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, -2000)');
  await congregation.addPerson({ phone: '+61491570157' });
  await test.call(access.askForLink, { body: { contact: '0491 570 157' } });
  const until = performance.now() + 5000;
  while ((await queued()).length === 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await queued()).toEqual([{ channel: 'sms', cents: 0 }]);
  expect(await ledger()).toEqual([]);
});
