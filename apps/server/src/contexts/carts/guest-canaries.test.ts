/**
 * Sends random requests from two congregations that share carts and from a third that shares none: no
 * response may contain a last name, a report or a person id of another congregation, and both sides must
 * store the same shift. SHEAF_CART_GUEST_REQUESTS sets a larger number.
 */

import { carts } from '@sheaf/contract/carts/carts';
import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { duties } from '@sheaf/contract/duties/duties';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { becomePartners, lastNameOf, named, share, unshare } from '#contexts/carts/testing/shared-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const requests = amount('SHEAF_CART_GUEST_REQUESTS', 120, 1000);
const atOnce = 6;

interface Side {
  fixture: CartFixture;
  people: SeededPerson[];
  carts: number[];
}

let test: TestApp;
let sides: Side[];
const shifts: number[] = [];

let state = Number(process.env['SHEAF_SEED'] ?? 1) >>> 0;
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;

beforeAll(async () => {
  test = await openTestApp();
  sides = [];
  for (const name of ['Burnie', 'Penguin', 'Stranger']) {
    const fixture = await openCartFixture(test, name);
    const people = [
      await named(test, fixture, 'Ann'),
      await named(test, fixture, 'Ben'),
      await named(test, fixture, 'Cid'),
    ];
    sides.push({
      fixture,
      people,
      carts: [await fixture.addLocation(), await fixture.addLocation({ location: 'Station' })],
    });
  }
  const [one, other] = sides as [Side, Side, Side];
  await becomePartners(test, one.fixture, other.fixture);
  await share(test, one.fixture, one.carts[0]!, other.fixture.congregation.id);
  await share(test, other.fixture, other.carts[0]!, one.fixture.congregation.id);
});
afterAll(() => test.close());

const time = (): string => `2026-11-${24 + random(4)}T${String(7 + random(9)).padStart(2, '0')}:00`;
const shift = (): number => (shifts.length > 0 ? oneOf(shifts) : 1);
const bookingOf = (side: Side) => ({
  cart_location_id: oneOf(oneOf(sides).carts),
  // Sometimes a person of another congregation, who cannot be booked.
  publishers: [oneOf(random(8) === 0 ? oneOf(sides).people : side.people).id],
  start_at: time(),
  minutes: oneOf([60, 120]),
});

async function ask(side: Side) {
  const as = oneOf([...side.people, side.fixture.keeper]).token;
  const asked = random(11);
  if (asked < 3) {
    const answer = await test.call(carts.bookShift, { as, body: bookingOf(side) });
    if (answer.status === 200) shifts.push(answer.data.id);
    return answer;
  }
  const params = { id: shift() };
  switch (asked) {
    case 3:
      return test.call(carts.changeShift, { as, params, body: bookingOf(side) });
    case 4:
      return test.call(carts.endShift, { as, params });
    case 5:
      return test.call(carts.reportShift, {
        as,
        params,
        body: { comments: `Told ${lastNameOf(side.fixture)}` },
      });
    case 6:
      return test.call(carts.listSharedCarts, { as });
    case 7:
      return test.call(duties.listMyDuties, { as });
    case 8:
      return test.call(dashboard.listNotifications, { as });
    case 9:
      return oneOf([share, unshare])(
        test,
        side.fixture,
        sides[random(2)]!.carts[0]!,
        oneOf(sides).fixture.congregation.id,
      );
    default:
      return test.call(carts.readWeek, {
        as,
        params: { id: oneOf(oneOf(sides).carts) },
        query: { offset: 0 },
      });
  }
}

/**
 * Texts that a side may never read: last names of the others, and everything of the third congregation except
 * its existence.
 */
const secretsFor = (side: Side): string[] =>
  sides.filter((other) => other !== side).map(({ fixture }) => lastNameOf(fixture));

it('CARTS-O8 never returns a last name of another congregation, and stores the same shift on both sides', async () => {
  const leaks: string[] = [];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < requests; sent += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const side = oneOf(sides);
        const answer = await ask(side);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const text = JSON.stringify(answer.data ?? null) + JSON.stringify(answer.problem ?? null);
        for (const secret of secretsFor(side)) if (text.includes(secret)) leaks.push(`${secret}: ${text}`);
      }),
    );
  expect(leaks).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
  expect(statuses.get(500)).toBeUndefined();
  const { rows } = await test.database.owner.query<{ missing: number; extra: number; guests: number }>(
    `with seats as (select s.guest_congregation as congregation, c.shift_id as shift, c.guest_place as place
         from cart_seats c join cart_shifts s on s.congregation_id = c.congregation_id and s.id = c.shift_id
         where c.guest_place is not null),
       held as (select d.congregation_id as congregation, v.host_shift as shift, d.place::smallint as place
         from duties d join cart_visits v on v.congregation_id = d.congregation_id and v.id = d.visit_id)
     select (select count(*)::int from (select * from seats except select * from held) m) as missing,
       (select count(*)::int from (select * from held except select * from seats) e) as extra,
       (select count(*)::int from seats) as guests`,
  );
  expect(rows[0]).toMatchObject({ missing: 0, extra: 0 });
}, 3_600_000);
