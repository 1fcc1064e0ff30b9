import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { amount } from '@sheaf/rules/testing/ring';
import { expect, it } from 'vitest';
import { cartsHourly } from '#contexts/carts/carts.jobs';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { runNight } from '#platform/jobs/nightly';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';
import { untilAnswered } from '#platform/testing/until-answered';

let test: TestApp;
let fixture: CartFixture;
let cart: number;
let ruth: SeededPerson;
let amos: SeededPerson;
let una: SeededPerson;
let owen: SeededPerson;
const start = '2026-11-28T09:00';

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openCartFixture(test, `Waiting ${number}`);
  cart = await fixture.addLocation({ max_users: 2 });
  ruth = await fixture.publisher('Ruth');
  amos = await fixture.publisher('Amos');
  una = await fixture.publisher('Una');
  owen = await fixture.publisher('Owen');
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const join = ({ token: as }: SeededPerson, start_at = start) =>
  test.call(carts.joinWaiting, { as, body: { cart_location_id: cart, start_at, minutes: 120 } });
const take = ({ token: as }: SeededPerson, id: number) =>
  test.call(carts.takeFreePlace, { as, params: { id } });
const leave = async ({ token: as }: SeededPerson) => {
  const [duty] = (await test.call(duties.listMyDuties, { as })).data;
  return test.call(carts.leaveShift, { as, params: { id: duty!.id } });
};
const open = async ({ token: as }: SeededPerson) => (await test.call(carts.listOpenShifts, { as })).data;
const told = async ({ token: as }: SeededPerson) =>
  (await test.call(dashboard.listNotifications, { as })).data.filter(({ type }) => type === 'cart-free');
/** Runs what the database queued when a seat changed. */
const jobs = () => runNight(test.platform, test.database.owner, [cartsHourly]);
const queued = () => query("select id from graphile_worker.jobs where task_identifier = 'cart-waiting'");

it('X-SWAP-28 people wait only for a full shift that they could book otherwise', async () => {
  await fixture.book(ruth, cart, start);
  expect((await join(una)).problem.code).toBe('cart-has-room');
  await fixture.book(amos, cart, start);
  expect((await join(ruth)).problem.code).toBe('cart-own-shift');
  expect((await join(una)).data).toMatchObject({ people: 1, offered: false });
  // Pressing twice keeps one entry.
  expect((await join(una)).data.people).toBe(1);
  expect((await join(owen)).data.people).toBe(2);
  const stranger = await fixture.congregation.addPerson({});
  expect((await join(stranger)).problem.code).toBe('cart-not-approved');
  expect((await join(una, '2026-11-20T09:00')).problem.code).toBe('cart-past');
});

it('X-SWAP-28 a free place is offered to all who wait, and the first to take it has it', async () => {
  await fixture.book(ruth, cart, start, [ruth, amos]);
  const [first, second] = [(await join(una)).data, (await join(owen)).data];
  expect((await take(una, first.id!)).problem.code).toBe('cart-full');
  expect((await take(owen, first.id!)).status).toBe(404);
  await leave(amos);
  expect((await queued()).length).toBeGreaterThan(0);
  await jobs();
  await jobs();
  expect([(await told(una)).length, (await told(owen)).length]).toEqual([1, 1]);
  expect(await told(ruth)).toEqual([]);
  expect((await open(una))[0]).toMatchObject({
    free: 1,
    waiting: { id: first.id, people: 2, offered: true },
  });
  expect((await take(owen, second.id!)).status).toBe(200);
  expect((await take(una, first.id!)).problem.code).toBe('cart-full');
  await jobs();
  expect((await open(una))[0]).toMatchObject({
    free: 0,
    waiting: { id: first.id, people: 1, offered: false },
  });
  // The next free place is offered again.
  await leave(ruth);
  await jobs();
  expect((await told(una)).length).toBe(2);
});

it('X-SWAP-28 a cancelled shift offers its places too, and the end of the wait ends the offers', async () => {
  await fixture.book(ruth, cart, start, [ruth, amos]);
  await join(una);
  const { id } = (await join(owen)).data;
  await test.call(carts.leaveWaiting, { as: owen.token, params: { id: id! } });
  expect((await test.call(carts.leaveWaiting, { as: owen.token, params: { id: id! } })).status).toBe(404);
  for (const person of [ruth, amos]) await leave(person);
  await jobs();
  expect([(await told(una)).length, (await told(owen)).length]).toEqual([1, 0]);
  expect(await open(una)).toMatchObject([{ people: [], free: 2, start_time: '09:00' }]);
  expect(await open(owen)).toEqual([]);
});

it('X-SWAP-28 a person who books another shift at that time waits no longer', async () => {
  await fixture.book(ruth, cart, start, [ruth, amos]);
  await join(una);
  const other = await fixture.addLocation({ location: 'Market' });
  await fixture.book(una, other, start);
  await leave(amos);
  await jobs();
  expect(await told(una)).toEqual([]);
  expect(await query('select id from cart_waiting where person_id = $1', [una.id])).toEqual([]);
});

it('X-SWAP-28 the wait ends with the day, with the approval, and in no other congregation', async () => {
  await fixture.book(ruth, cart, start, [ruth, amos]);
  await join(una);
  const other = await openCartFixture(test, `Elsewhere ${cart}`);
  const stranger = await other.publisher('Grace');
  expect((await join(stranger)).status).toBe(422);
  expect(await open(stranger)).toEqual([]);
  const count = async () =>
    (await query('select id from cart_waiting where location_id = $1', [cart])).length;
  const clean = async (now: string) => {
    for (const remove of test.platform.registry.expired) await remove(test.database.owner, new Date(now));
  };
  await clean('2026-11-29T10:00:00Z');
  expect(await count()).toBe(1);
  await clean('2026-11-30T10:00:00Z');
  expect(await count()).toBe(0);
});

it('X-SWAP-29 lists the shifts of others in two weeks with free places, without the names of those who wait', async () => {
  await fixture.book(ruth, cart, start, [ruth, amos]);
  await fixture.book(ruth, cart, '2026-11-29T09:00');
  await fixture.book(ruth, cart, '2026-12-20T09:00');
  await join(owen);
  expect(await open(una)).toMatchObject([
    {
      date: '2026-11-28',
      people: expect.arrayContaining([expect.stringContaining('Ruth')]),
      free: 0,
      waiting: { id: null, people: 1, offered: false },
    },
    { date: '2026-11-29', free: 1, waiting: { id: null, people: 0 } },
  ]);
  expect(JSON.stringify(await open(una))).not.toContain('Owen');
  expect((await open(ruth)).map(({ date }) => date)).toEqual([]);
});

const rounds = amount('SHEAF_WAITING_RACES', 3, 30);

it('X-SWAP-28 one of several people who take a free place at the same time has it', async () => {
  const crowd = [una, owen, await fixture.publisher('Leon'), await fixture.publisher('Caleb')];
  for (let round = 0; round < rounds; round += 1) {
    await query('delete from cart_shifts where location_id = $1', [cart]);
    await query('delete from cart_waiting where location_id = $1', [cart]);
    await fixture.book(ruth, cart, start, [ruth, amos]);
    const entries: number[] = [];
    for (const person of crowd) entries.push((await join(person)).data.id!);
    await leave(amos);
    const answers = await Promise.all(
      crowd.map((person, at) => untilAnswered(() => take(person, entries[at]!))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(codes)).toEqual(new Set(['cart-full']));
    const [{ n }] = await query('select count(*)::int as n from cart_seats where location_id = $1', [cart]);
    expect(n).toBe(2);
  }
}, 600_000);
