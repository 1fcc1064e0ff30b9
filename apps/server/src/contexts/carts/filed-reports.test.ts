/** A filed report proves that the shift took place; no later action removes it. */
import { carts } from '@sheaf/contract/carts/carts';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: CartFixture;
let person: SeededPerson;
let other: SeededPerson;
let shift: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openCartFixture(test, `Filed ${number}`);
  const cart = await fixture.addLocation();
  [person, other] = [await fixture.publisher('Asa'), await fixture.publisher('Dan')];
  shift = (await fixture.book(person, cart, '2026-11-23T11:00', [person, other])).data.id;
  await fixture.book(person, cart, '2026-11-23T16:00');
  // Four in the afternoon local time, an hour before the second shift ends.
  test.setNow(new Date('2026-11-23T03:00:00Z'));
  const body = { placements: 2, conversations: 1, traffic: 2, comments: 'Quiet' };
  const filed = await test.call(carts.reportShift, {
    as: person.token,
    params: { id: shift },
    body,
  } as never);
  expect(filed.status).toBe(200);
});

const row = async () =>
  (
    await test.database.owner.query('select state, comments, reported_by from cart_shifts where id = $1', [
      shift,
    ])
  ).rows[0];
const filed = () => ({ state: 'booked', comments: 'Quiet', reported_by: person.id });

it('CARTS-O4 CARTS-O5 refuses to delete a reported shift, for its people and for cart coordinators', async () => {
  for (const { token } of [other, person, fixture.keeper]) {
    const ended = await test.call(carts.endShift, { as: token, params: { id: shift } });
    expect([ended.status, ended.problem?.code]).toEqual([409, 'cart-reported']);
    expect(ended.problem.message).toContain('report');
  }
  expect(await row()).toEqual(filed());
});

it('CARTS-O5 USERS-X18 retains the report of the same day for a person who loses the approval or is deleted', async () => {
  const admin = await fixture.congregation.addPerson({ roles: [1] });
  for (const { id } of [other, person])
    await test.call(people.approveForCarts, { as: admin.token, params: { id }, body: { approved: false } });
  expect(await row()).toEqual(filed());
  const held = await test.database.owner.query(
    'select person_id from duties where shift_id = $1 order by place',
    [shift],
  );
  const ids = held.rows.map(({ person_id }) => person_id);
  expect(new Set(ids)).toEqual(new Set([person.id, other.id]));
  await test.call(people.deletePerson, { as: admin.token, params: { id: person.id } });
  expect(await row()).toEqual(filed());
});
