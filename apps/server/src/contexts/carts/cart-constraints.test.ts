/** Constraints of the database, which hold even if the application is wrong. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openCartFixture(test);
});
afterAll(() => test.close());

const query = (text: string, values: unknown[]) => test.database.owner.query(text, values);

it('CARTS-R19 prevents two seats in one lane, and a person at two carts at one time', async () => {
  const ruth = await fixture.publisher('Ruth');
  const amos = await fixture.publisher('Amos');
  const cart = await fixture.addLocation();
  const other = await fixture.addLocation({ location: 'Station' });
  const { data: one } = await fixture.book(ruth, cart, '2026-11-25T09:00', [ruth, amos]);
  const { data: later } = await fixture.book(ruth, other, '2026-11-25T11:00');
  await expect(query('update cart_seats set lane = 1 where shift_id = $1', [one.id])).rejects.toThrow(
    'cart_seats_lanes',
  );
  await expect(
    query(`update duties set starts_at = '10:30' where shift_id = $1`, [later.id]),
  ).rejects.toThrow('duties_one_cart');
  await expect(query(`update duties set kind = 'conductor' where shift_id = $1`, [one.id])).rejects.toThrow(
    'duties_at_carts',
  );
  await expect(query('update duties set place = 1 where shift_id = $1', [one.id])).rejects.toThrow(
    'duties_of_shift',
  );
});

it('CARTS-R19 allows equal ids at the same time in another congregation', async () => {
  const naomi = await fixture.publisher('Naomi');
  const cart = await fixture.addLocation({ location: 'Wharf' });
  const { data: shift } = await fixture.book(naomi, cart, '2026-11-26T09:00');
  const other = (await seedCongregation(test.database.owner, 'Elsewhere')).id;
  const copy = (table: string, where: string, of: number) =>
    query(
      `insert into ${table} overriding system value
       select (jsonb_populate_record(t, jsonb_build_object('congregation_id', $1::bigint))).* from ${table} t where ${where} = $2`,
      [other, of],
    );
  await copy('people', 'id', naomi.id);
  await copy('cart_locations', 'id', cart);
  await copy('cart_shifts', 'id', shift.id);
  await copy('duties', 'shift_id', shift.id);
  await copy('cart_seats', 'shift_id', shift.id);
  const { rows } = await query('select count(*)::int as seats from cart_seats where shift_id = $1', [
    shift.id,
  ]);
  expect(rows).toEqual([{ seats: 2 }]);
});
