import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import { expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { named, openSharedFixture } from '#contexts/carts/testing/shared-fixture';
import { swapsTasks } from '#contexts/planning/swaps/swaps.jobs';
import { searchEndedTask } from '#contexts/planning/swaps/swaps.store';
import { freshFixtures } from '#platform/testing/fresh-fixtures';
import { runQueued } from '#platform/testing/queued-task';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;
let cart: number;
let asker: SeededPerson;
let partner: SeededPerson;
let others: SeededPerson[];
const start = '2026-11-28T09:00';

freshFixtures(async (app, number) => {
  test = app;
  fixture = await openCartFixture(test, `Cart swaps ${number}`);
  cart = await fixture.addLocation({ max_users: 2 });
  asker = await fixture.publisher('Asker');
  partner = await fixture.publisher('Amos');
  others = [await fixture.publisher('Owen'), await fixture.publisher('Samuel')];
  await fixture.book(asker, cart, start, [asker, partner]);
});

const mine = async ({ token: as }: SeededPerson) => (await test.call(duties.listMyDuties, { as })).data;
const ask = async (person = asker) => {
  const [duty] = await mine(person);
  return test.call(swaps.askSwap, { as: person.token, body: { duty_id: duty!.id } });
};
const answer = ({ token: as }: SeededPerson, id: number) =>
  test.call(swaps.answerSwap, { as, params: { id }, body: { answer: 'take' } });
const told = async ({ token: as }: SeededPerson) =>
  (await test.call(dashboard.listNotifications, { as })).data.map(({ type }) => type);
const query = async (text: string, values: unknown[]) => (await test.database.owner.query(text, values)).rows;

it('X-SWAP-25 the seat stays with its person until another approved person takes it, who then has it', async () => {
  const { status, data } = await ask();
  expect(status).toBe(200);
  expect(data).toMatchObject({
    kind: 'cart',
    title: 'Cart, Wharf corner',
    state: 'open',
    needs_agreement: false,
  });
  // Amos is at the cart then, and the keeper is not approved.
  expect(data.offers.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
  const seat =
    'select s.id, s.lane, d.person_id from cart_seats s join duties d on d.id = s.duty_id where d.id = $1';
  const before = await query(seat, [data.duty_id]);
  expect(before).toMatchObject([{ person_id: asker.id }]);
  expect((await answer(others[0]!, data.id)).data).toMatchObject({ state: 'taken' });
  expect(await query(seat, [data.duty_id])).toEqual([{ ...before[0], person_id: others[0]!.id }]);
  expect(await mine(asker)).toEqual([]);
  expect(await mine(others[0]!)).toMatchObject([
    { kind: 'cart', with: ['Amos Hollis'], acknowledged: 'yes' },
  ]);
  expect(await told(partner)).toContain('cart-company');
  expect(await told(asker)).toContain('swap-taken');
  expect((await answer(others[1]!, data.id)).problem.code).toBe('swap-taken');
});

it('X-SWAP-25 a person who has another shift then, or is not approved, takes none', async () => {
  const other = await fixture.addLocation({ location: 'Market' });
  const { data } = await ask();
  await fixture.book(others[0]!, other, start, [others[0]!]);
  expect((await answer(others[0]!, data.id)).problem.code).toBe('swap-clash');
  await query('update people set cart = false where id = $1', [others[1]!.id]);
  expect((await answer(others[1]!, data.id)).problem.code).toBe('swap-unfit');
  expect((await mine(asker)).length).toBe(1);
});

it('X-SWAP-25 a shift is left instead of given up, which ends the search', async () => {
  const { data } = await ask();
  const release = await test.call(swaps.releaseDuty, { as: asker.token, params: { id: data.id } });
  expect(release.problem.code).toBe('swap-of-shift');
  await test.call(carts.leaveShift, { as: asker.token, params: { id: data.duty_id } });
  expect((await answer(others[0]!, data.id)).status).toBe(404);
  expect(await told(partner)).toContain('cart-left');
});

it('X-SWAP-25 the people who book the carts see the search and its reason, and a rotation keeps the swapped shift', async () => {
  const [duty] = await mine(asker);
  const { data } = await test.call(swaps.askSwap, {
    as: asker.token,
    body: { duty_id: duty!.id, reason: 'work' },
  });
  const [seen] = (await test.call(swaps.listSwaps, { as: fixture.keeper.token })).data;
  expect(seen).toMatchObject({ role: 'planner', reason: 'work' });
  await query(
    `with made as (insert into cart_rotations (congregation_id, location_id, frequency, day_of_week, week_of_month, starts_at, minutes, people_count, anchor)
       values ($1, $2, 'week', 6, 0, '09:00', 120, 2, '2026-11-28') returning id)
     update cart_shifts set rotation_id = (select id from made), rotation_date = '2026-11-28' where location_id = $2`,
    [fixture.congregation.id, cart],
  );
  await answer(others[0]!, data.id);
  expect(await query('select by_hand from cart_shifts where location_id = $1', [cart])).toEqual([
    { by_hand: true },
  ]);
});

it('X-SWAP-25 shifts at carts of other congregations are not swapped', async () => {
  const shared = await openSharedFixture(test);
  const grace = await named(test, shared.guest, 'Grace');
  await shared.guest.book(grace, shared.cart, start, [grace]);
  const [duty] = await mine(grace);
  expect(duty).toMatchObject({ kind: 'cart', elsewhere: true });
  expect((await ask(grace)).problem.code).toBe('duty-not-swapped');
});

const ended = async (person: SeededPerson) => {
  for (let at = 0; at < 2; at += 1)
    await runQueued(test, searchEndedTask, swapsTasks(test.platform)[searchEndedTask]!);
  return (await told(person)).filter((type) => type === 'swap-closed').length;
};
const change = (shift: number, start_at: string, publishers: SeededPerson[], as = fixture.keeper) =>
  test.call(carts.changeShift, {
    as: as.token,
    params: { id: shift },
    body: {
      cart_location_id: cart,
      start_at,
      minutes: 120,
      publishers: publishers.map(({ id }) => id),
    } as never,
  });

it('X-SWAP-35 a change or the end of a shift ends the search, and the asker is notified once, unless they left', async () => {
  const shiftOf = async () =>
    (await query('select id from cart_shifts where location_id = $1 order by id desc limit 1', [cart]))[0]!
      .id;
  await ask();
  expect((await change(await shiftOf(), '2026-11-28T10:00', [asker, partner])).status).toBe(200);
  expect(await ended(asker)).toBe(1);
  // The person has the changed shift, and can search again.
  await ask();
  expect((await change(await shiftOf(), '2026-11-28T10:30', [asker, partner], asker)).status).toBe(200);
  expect(await ended(asker)).toBe(2);
  const { data } = await ask();
  await test.call(carts.leaveShift, { as: asker.token, params: { id: data.duty_id } });
  expect(await ended(asker)).toBe(2);
});
