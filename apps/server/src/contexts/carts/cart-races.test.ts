/**
 * Simultaneous bookings of the last places of a cart. SHEAF_CART_RACES sets the number of attempts (80 by
 * default).
 */
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { untilAnswered } from '#platform/testing/until-answered';

const attempts = amount('SHEAF_CART_RACES', 80, 480);
const crowd = 40;
const places = 3;

let test: TestApp;
let fixture: CartFixture;
let people: SeededPerson[];

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openCartFixture(test);
  people = await Promise.all(Array.from({ length: crowd }, () => fixture.publisher()));
});
afterAll(() => test.close());

/** Number of people at a cart for each occupied half hour. */
const standing = async (cart: number): Promise<number[]> => {
  const { rows } = await test.database.owner.query<{ people: number }>(
    `select count(*)::int as people from cart_seats s, generate_series(from_minute, to_minute - 30, 30) as half
     where location_id = $1 group by on_date, half`,
    [cart],
  );
  return rows.map((row) => row.people);
};

it('CARTS-R19 books exactly as many simultaneous requests as places are free, and refuses the others as full', async () => {
  for (let sent = 0; sent < attempts; sent += crowd) {
    const cart = await fixture.addLocation({ location: `Cart ${sent}`, max_users: places });
    // All at the same time in the first half of the rounds, at overlapping times in the second.
    const start = (index: number) =>
      sent % (2 * crowd) === 0 ? '10:00' : index % 2 === 0 ? '10:00' : '11:00';
    const answers = await Promise.all(
      people.map((person, index) =>
        untilAnswered(() => fixture.book(person, cart, `2026-11-25T${start(index)}`)),
      ),
    );
    const codes = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect(new Set(codes)).toEqual(new Set(['cart-full']));
    const booked = answers.length - codes.length;
    expect(Math.max(...(await standing(cart)))).toBe(places);
    expect(booked).toBe(places);
    await test.database.owner.query('delete from cart_shifts where location_id = $1', [cart]);
  }
}, 3_600_000);

it('CARTS-R19 books a person at one cart when eight carts book them simultaneously', async () => {
  const carts = await Promise.all(
    Array.from({ length: 8 }, (_, at) => fixture.addLocation({ location: `At ${at}` })),
  );
  for (let hour = 8; hour < 14; hour += 2) {
    const answers = await Promise.all(
      carts.map((cart, at) =>
        fixture.book(people[at]!, cart, `2026-11-26T${String(hour).padStart(2, '0')}:00`, [
          people[20]!,
          people[21]!,
        ]),
      ),
    );
    const codes = answers.map(({ status, problem }) => (status === 200 ? 'done' : problem.code));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'cart-person-booked'), 'done']);
  }
});
