import { setTimeout } from 'node:timers/promises';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let sender: SeededPerson;

const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  congregation = await seedCongregation(test.database.owner);
  await query(`insert into domain_settings (congregation_id, part, settings)
    select congregation_id, 'automatic_messaging', '{"manual": true}' from congregations where congregation_id = $1`);
  sender = await congregation.addPerson({ permissions: ['settings.send_messages'], appointment: 'guest' });
});
afterAll(() => test.close());

const send = (body: Record<string, unknown>, key?: string) =>
  test.call(messages.sendMessages, {
    as: sender.token,
    body: { to: 1, message: 'Meeting moved to 19:30', ...body } as never,
    ...(key && { key }),
  });
const elder = (rest: object) => congregation.addPerson({ appointment: 'elder', ...rest });
const queued = () =>
  query<{ channel: string; recipient: string; cents: number }>(
    `select channel, recipient, cents from outgoing_messages where congregation_id = $1 order by id`,
  );
const account = async () =>
  (
    await query<{ balance_cents: number; booked: number }>(
      `select balance_cents, (select sum(cents)::int from ledger_entries l where l.congregation_id = a.congregation_id) as booked
       from account_balances a where congregation_id = $1`,
    )
  )[0];
const addGroup = async (): Promise<number> =>
  (
    await query<{ id: number }>(
      `insert into groups (congregation_id, name) values ($1, 'North') returning id`,
    )
  )[0]!.id;

it('MSG-R1 requires a kind and a text, and a group for messages to a group', async () => {
  await elder({ phone: '+61491570156' });
  expect((await send({ message: ' ' })).problem.errors).toEqual({ message: ['Fill this in.'] });
  expect((await send({ to: 8 })).status).toBe(422);
  expect((await send({ to: 7 })).problem.errors).toEqual({ group: ['Fill this in.'] });
  expect((await send({ to: 7, group: 2_000_000_000 })).problem.errors).toEqual({
    group: ['Group not found.'],
  });
  const group = await addGroup();
  await query(`update people set group_id = ${group} where congregation_id = $1 and appointment = 'elder'`);
  expect((await send({ to: 7, group })).data).toMatchObject({ sent: 1, sms: 1 });
});

it('MSG-R7 USERS-R28 previews what the sending then does and costs, and saves nothing', async () => {
  await elder({ phone: '+61491570156', email: 'a@example.org' });
  await elder({ email: 'b@example.org' });
  await elder({ phone: '+64211234567' });
  await elder({ active: false, phone: '+61491570157' });
  await elder({});
  // Ambiguous numbers are stored as text and receive nothing (USERS-R28).
  await elder({ phone: '0491 570 158' });
  await elder({ phone: '912 345 678' });
  const look = (await send({ dry_run: true, message: 'x'.repeat(161) })).data;
  expect(look).toMatchObject({
    id: null,
    sent: 2,
    sms: 1,
    emails: 1,
    parts: 2,
    cost: 20,
    balance_after: -20,
  });
  expect(look.skipped).toEqual({ 'no-way': 3, 'same-address': 0, country: 1, 'number-cap': 0 });
  expect(await queued()).toEqual([]);
  const { id, dry_run, ...real } = (await send({ message: 'x'.repeat(161), cost: look.cost })).data;
  const { id: _id, dry_run: _dry, ...looked } = look;
  expect([id === null, dry_run, real]).toEqual([false, false, looked]);
  expect(await queued()).toEqual([
    { channel: 'sms', recipient: '+61491570156', cents: 20 },
    { channel: 'email', recipient: 'b@example.org', cents: 0 },
  ]);
});

it('MSG-R7 refuses to send for more than the shown cost', async () => {
  await elder({ phone: '+61491570156' });
  const { cost } = (await send({ dry_run: true })).data;
  await elder({ phone: '+61491570157' });
  expect((await send({ cost })).problem.code).toBe('cost-rose');
  expect(await queued()).toEqual([]);
});

it('MSG-O2 charges nothing when sending by the own phone', async () => {
  await query(`update congregations set sms_user = 'u' where congregation_id = $1`);
  await elder({ phone: '+61491570156' });
  expect((await send({})).data).toMatchObject({ sms: 1, parts: 1, cost: 0, balance_after: 0 });
  const terms = await test.call(messages.readPricing, { as: sender.token });
  expect(terms.data).toMatchObject({ manual: true, cents_per_part: 0, balance: 0 });
});

it('MSG-O1 refuses manual messages while they are switched off', async () => {
  await query(`delete from domain_settings where congregation_id = $1`);
  await elder({ phone: '+61491570156' });
  expect((await send({})).problem.code).toBe('manual-messages-off');
});

it('MSG-R9 sends at most ten SMS a day to a number, also for simultaneous sendings', async () => {
  await elder({ phone: '+61491570156' });
  const answers = await Promise.all(Array.from({ length: 24 }, () => send({})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
    new Set(['number-cap']),
  );
  expect(await queued()).toHaveLength(10);
});

it('MSG-R21 counts free sign-in links neither for the number nor for the congregation', async () => {
  await elder({ phone: '+61491570156' });
  const links = (cents: number) =>
    query(`insert into outgoing_messages (congregation_id, channel, recipient, body, kind, parts, cents, created_at)
      select $1, 'sms', '+61491570156', 'x', 'link', 150, ${cents}, ${nowInSql()} from generate_series(1, 10)`);
  await links(0);
  expect((await send({})).status).toBe(200);
  await links(10);
  expect((await send({ dry_run: true })).data).toMatchObject({ skipped: { 'number-cap': 1 } });
});

it('MSG-R9 stops a congregation at its daily limit of segments', async () => {
  await elder({ phone: '+61491570156' });
  await query(`insert into outgoing_messages (congregation_id, channel, recipient, body, parts, created_at)
    values ($1, 'sms', '+61491570199', 'x', 1500, ${nowInSql()})`);
  expect((await send({ dry_run: true })).data.refusal).toBe('daily-cap');
  expect((await send({})).problem.code).toBe('daily-cap');
});

it('MSG-R7 spends the balance of simultaneous senders exactly to the overdraft', async () => {
  for (let person = 0; person < 30; person += 1) await elder({ phone: `+614915701${10 + person}` });
  const answers = await Promise.all(Array.from({ length: 24 }, () => send({ message: 'x'.repeat(161) })));
  const sent = answers.filter(({ status }) => status === 200);
  expect(sent).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)?.problem.code).toBe('balance-too-low');
  expect(await account()).toEqual({ balance_cents: -1800, booked: -1800 });
});

it('MSG-R7 sends as many of 150 simultaneous sendings as the balance covers, and the ledger matches the balance', async () => {
  await query(`insert into account_balances (congregation_id, balance_cents) values ($1, 105)`);
  const groups = await query<{ id: number }>(
    `insert into groups (congregation_id, name) select $1, 'G' || n from generate_series(1, 50) n returning id`,
  );
  await query(`insert into people (congregation_id, first_name, last_name, gender, phone, group_id)
    select $1, 'A', 'B', 1, '+614915702' || lpad((row_number() over ())::text, 2, '0'), id
    from groups where congregation_id = $1 limit 49`);
  await query(`insert into people (congregation_id, first_name, last_name, gender, phone, group_id)
    select $1, 'A', 'B', 1, '+61491570399', max(id) from groups where congregation_id = $1`);
  // A slow machine answers 503; the client retries with the same key, like the app.
  const settled = async (group: number, key: string): Promise<number> => {
    const { status } = await send({ to: 7, group, message: 'x'.repeat(161) }, key);
    if (status !== 503) return status;
    await setTimeout(50);
    return settled(group, key);
  };
  const thrice = async ({ id }: { id: number }) => {
    const codes: number[] = [];
    for (let time = 0; time < 3; time += 1) codes.push(await settled(id, `press-${id}-${time}`));
    return codes;
  };
  const codes = (await Promise.all(groups.map(thrice))).flat();
  expect(codes.filter((code) => code === 200)).toHaveLength(105);
  expect(codes.filter((code) => code === 409)).toHaveLength(45);
  expect(await account()).toEqual({ balance_cents: -1995, booked: -2100 });
  expect(await queued()).toHaveLength(105);
}, 180_000);

it('MSG-R9 sends once for a repeated request', async () => {
  await elder({ phone: '+61491570156' });
  await Promise.all([send({}, 'press-0001'), send({}, 'press-0001')]);
  expect(await queued()).toHaveLength(1);
});
