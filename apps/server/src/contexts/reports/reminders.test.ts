import { messages } from '@sheaf/contract/messaging/messages/messages';
import type { GivenBodyOf } from '@sheaf/contract/operation';
import { reports } from '@sheaf/contract/reports/reports';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messagesHourly } from '#contexts/messaging/messages/messages.jobs';
import { runNight } from '#platform/jobs/nightly';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;
let ruth: SeededPerson;

/** 13:00 on the 23rd in Hobart. */
const afternoon = new Date('2026-11-23T02:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  test.setNow(afternoon);
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: ['settings.users', 'settings.users.edit', 'settings.cong.edit'],
    appointment: 'guest',
  });
  ruth = await congregation.addPerson({ phone: '+61491570156', firstName: 'Ruth' });
});
afterAll(() => test.close());

const query = async <Row>(text: string) =>
  (await test.database.owner.query(text, [congregation.id])).rows as Row[];
type Body = Partial<GivenBodyOf<typeof reports.remindMissing>>;
const remind = (body: Body = {}, as = secretary, key?: string) =>
  test.call(reports.remindMissing, {
    as: as.token,
    body: { month: '2026-10-01', ...body },
    ...(key && { key }),
  });
const queued = () =>
  query<{ body: string; recipient: string; cents: number; effect: string }>(
    'select body, recipient, cents, effect from outgoing_messages where congregation_id = $1 order by id',
  );
const balance = async () =>
  (
    await query<{ sum: number }>(
      'select coalesce(sum(cents), 0)::int as sum from ledger_entries where congregation_id = $1',
    )
  )[0]!.sum;
const report = (as: SeededPerson) =>
  test.call(reports.saveReport, { as: as.token, body: { report_month: '2026-10-01', active: true } });

it('MSG-O3 previews effect and cost of reminders without saving, then sends each once a day', async () => {
  const miriam = await congregation.addPerson({ phone: '+61491570156', firstName: 'Miriam' });
  await congregation.addPerson({ email: 'a@example.org' });
  await congregation.addPerson({});
  await report(await congregation.addPerson({ phone: '+61491570157' }));
  const look = await remind({ dry_run: true });
  expect(look.data).toMatchObject({ missing: 4, sent: 3, sms: 2, emails: 1, parts: 2, cost: 20 });
  expect(look.data).toMatchObject({ reminded: 0, refusal: null, balance_after: -20 });
  expect(look.data.skipped['no-way']).toBe(1);
  expect(await queued()).toEqual([]);
  expect((await remind({ cost: 10 })).problem.code).toBe('cost-rose');
  expect(await queued()).toEqual([]);
  expect((await remind({ cost: 20 })).data).toMatchObject({ dry_run: false, sent: 3, cost: 20 });
  expect(await queued()).toHaveLength(3);
  expect((await queued())[0]).toMatchObject({
    body: 'Ruth, your report for October 2026 is still missing. You can send it in Sheaf.',
    cents: 10,
  });
  expect(await balance()).toBe(-20);
  expect((await remind({ user_id: miriam.id, dry_run: true })).data).toMatchObject({ reminded: 1, sent: 0 });
  expect((await remind()).problem.code).toBe('no-recipients');
  test.setNow(new Date('2026-11-24T02:00:00Z'));
  expect((await remind({ user_id: ruth.id })).data).toMatchObject({ sent: 1, missing: 1 });
});

it('MSG-O3 MSG-R24 links a reminder by e-mail to the report and to unsubscribing, for manual and automatic ones', async () => {
  await congregation.addPerson({ email: 'ezra@example.org', firstName: 'Ezra' });
  const mailed = async () => (await queued()).filter(({ recipient }) => recipient === 'ezra@example.org');
  const look = await remind({ dry_run: true });
  await remind({ cost: look.data.cost });
  await switchOn();
  await hour('2026-11-30T23:30:00Z');
  const bodies = (await mailed()).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toContain('Open in Sheaf\nhttp://sheaf.test/settings/reports/own\n');
    expect(body).toMatch(/http:\/\/sheaf\.test\/stop-mails#\S+$/);
  }
});

it('MSG-O3 reminds once for ten simultaneous requests, and repeats the response for a repeated key', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await queued()).toHaveLength(1);
  expect(await balance()).toBe(-10);
  test.setNow(new Date('2026-11-24T02:00:00Z'));
  const [first, second] = [
    await remind({}, secretary, 'remind-once'),
    await remind({}, secretary, 'remind-once'),
  ];
  expect(second.data).toEqual(first.data);
  expect(await queued()).toHaveLength(2);
});

it('MSG-O3 refuses other congregations, excludes people who reported, and stops at the balance', async () => {
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ phone: '+61491570158' });
  expect((await remind({ user_id: stranger.id })).problem.errors).toHaveProperty('user_id');
  expect((await remind({ user_id: 2_000_000_000 })).problem.errors).toHaveProperty('user_id');
  expect((await remind({}, ruth)).status).toBe(403);
  expect((await remind({ month: '2026-11-01' })).problem.code).toBe('month-not-over');
  expect((await remind({ month: '2025-10-01' })).problem.code).toBe('month-too-old');
  await query('insert into account_balances (congregation_id, balance_cents) values ($1, -1995)');
  expect((await remind({ dry_run: true })).data).toMatchObject({ refusal: 'balance-too-low' });
  expect((await remind()).problem.code).toBe('balance-too-low');
  expect(await queued()).toEqual([]);
  await report(ruth);
  expect((await remind({ user_id: ruth.id, dry_run: true })).data).toMatchObject({ missing: 0, sent: 0 });
});

it('MSG-O3 lets a group leader who may send messages remind the group, and shows who was reminded today', async () => {
  const leader = await congregation.addPerson({ permissions: ['settings.send_messages'] });
  await congregation.addPerson({ phone: '+61491570159' });
  const [group] = await query<{ id: number }>(
    `insert into groups (congregation_id, name, overseer_id) values ($1, 'Cooee', ${leader.id}) returning id`,
  );
  await query(`update people set group_id = ${group!.id} where congregation_id = $1 and id = ${ruth.id}`);
  expect((await remind({}, leader)).data).toMatchObject({ missing: 2, sent: 1 });
  expect((await queued()).map(({ recipient }) => recipient)).toEqual(['+61491570156']);
  const month = await test.call(reports.readMonth, { as: secretary.token, params: { month: '2026-10-01' } });
  const told = new Map(month.data.people.map((person) => [person.user_id, person]));
  expect(told.get(ruth.id)).toMatchObject({ reachable: true, reminded: true });
  expect(told.get(leader.id)).toMatchObject({ reachable: false, reminded: false });
});

const hour = (now: string) => {
  test.setNow(new Date(now));
  return runNight(test.platform, test.database.owner, [messagesHourly]);
};
const switchOn = () =>
  test.call(messages.saveSwitches, { as: secretary.token, body: { 'report-missing': true } });

it('MSG-O3 reminds people without a report once on the 1st and 5th, from ten o’clock', async () => {
  const other = await congregation.addPerson({ phone: '+61491570157', firstName: 'Ezra' });
  await switchOn();
  await hour('2026-11-30T22:30:00Z');
  expect(await queued()).toEqual([]);
  await hour('2026-11-30T23:30:00Z');
  await hour('2026-12-01T01:30:00Z');
  expect((await queued()).map(({ body }) => body)).toEqual([
    'Ruth, your report for November 2026 is still missing. You can send it in Sheaf.',
    'Ezra, your report for November 2026 is still missing. You can send it in Sheaf.',
  ]);
  await test.call(reports.saveReport, {
    as: other.token,
    body: { report_month: '2026-11-01', active: true },
  });
  await hour('2026-12-03T01:30:00Z');
  expect(await queued()).toHaveLength(2);
  await hour('2026-12-05T01:30:00Z');
  expect((await queued()).slice(2)).toMatchObject([
    { effect: `report-missing:2026-11-01:${ruth.id}:2026-12-05` },
  ]);
});

it('MSG-O3 sends no automatic reminders while they or the reports are switched off', async () => {
  await hour('2026-11-30T23:30:00Z');
  expect(await queued()).toEqual([]);
  test.setNow(afternoon);
  await switchOn();
  await query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'field_service_reports', '{"on": false}')`,
  );
  await hour('2026-11-30T23:30:00Z');
  expect(await queued()).toEqual([]);
});
