/** A congregation with a cart coordinator, a cart and publishers who are approved for carts, for tests. */
import { carts } from '@sheaf/contract/carts/carts';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

/** Monday, ten o’clock local time. */
const mondayMorning = new Date('2026-11-22T23:00:00Z');

type LocationFields = Partial<{
  location: string;
  max_users: number;
  start_time: string;
  end_time: string;
  start_date: string | null;
}>;

export interface CartFixture {
  congregation: SeededCongregation;
  keeper: SeededPerson;
  /** Adds a person who is approved for carts. */
  publisher(name?: string, permissions?: PermissionKey[]): Promise<SeededPerson>;
  approve(id: number): Promise<void>;
  addLocation(given?: LocationFields): Promise<number>;
  book(
    as: SeededPerson,
    cart: number,
    start_at: string,
    people?: readonly SeededPerson[],
    minutes?: number,
  ): ReturnType<typeof book>;
}

const book = (test: TestApp, as: string, body: object) =>
  test.call(carts.bookShift, { as, body: body as never });

const approval = 'update people set cart = true where id = $1';

const aWeekBefore = [
  'update cart_shifts set on_date = on_date - 7 where id = $1',
  'update cart_seats set on_date = on_date - 7 where shift_id = $1',
  'update duties set on_date = on_date - 7, week = week - 7 where shift_id = $1',
  'update duties set on_date = on_date - 7, week = week - 7 where visit_id in (select id from cart_visits where host_shift = $1)',
  'update cart_visits set on_date = on_date - 7 where host_shift = $1',
];

export const approveForCarts = async (test: TestApp, id: number): Promise<void> => {
  await test.database.owner.query(approval, [id]);
};

/** Moves a shift one week into the past. */
export async function letShiftPass(test: TestApp, id: number): Promise<void> {
  for (const change of aWeekBefore) await test.database.owner.query(change, [id]);
}

export async function openCartFixture(test: TestApp, name = 'Burnie'): Promise<CartFixture> {
  test.setNow(mondayMorning);
  const congregation = await seedCongregation(test.database.owner, name);
  const keeper = await congregation.addPerson({
    permissions: ['settings.cart_locations', 'settings.cart_locations.add'],
    firstName: 'Keeper',
  });
  const approve = (id: number) => approveForCarts(test, id);
  return {
    congregation,
    keeper,
    approve,
    async publisher(firstName = 'Ruth', permissions) {
      const person = await congregation.addPerson({ firstName, ...(permissions && { permissions }) });
      await approve(person.id);
      return person;
    },
    async addLocation(given = {}) {
      const body = { location: 'Wharf corner', ...given };
      return (await test.call(carts.addLocation, { as: keeper.token, body })).data.id;
    },
    book: (as, cart, start_at, people = [as], minutes = 120) =>
      book(test, as.token, {
        cart_location_id: cart,
        publishers: people.map(({ id }) => id),
        start_at,
        minutes,
      }),
  };
}
