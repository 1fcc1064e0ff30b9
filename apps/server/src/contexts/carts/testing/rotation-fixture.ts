/** A cart with a rotation of six people, and a person who manages rotations, for tests. */
import { carts } from '@sheaf/contract/carts/carts';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { cartsNightly } from '#contexts/carts/carts.jobs';
import { fillRotations } from '#contexts/carts/fill-rotations';
import { openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { tenantTransaction } from '#platform/database/tenant';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export const rotationKeys: PermissionKey[] = [
  'settings.cart_rotations',
  'settings.cart_rotations.add',
  'settings.cart_rotations.edit',
  'settings.cart_rotations.delete',
];

export type RotationFixture = Awaited<ReturnType<typeof openRotationFixture>>;

/** Opens a new congregation on Monday, 23 November 2026, ten o’clock local time. */
export async function openRotationFixture(test: TestApp) {
  const fixture = await openCartFixture(test, `Town ${crypto.randomUUID().slice(0, 6)}`);
  const { congregation } = fixture;
  const planner = await congregation.addPerson({ permissions: rotationKeys, firstName: 'Planner' });
  const takers: SeededPerson[] = [];
  for (const name of ['Ruth', 'Miriam', 'Grace', 'Samuel', 'Naomi', 'Tobias'])
    takers.push(await fixture.publisher(name));
  const cart = await fixture.addLocation();
  const query = (text: string, values: unknown[]) => test.database.owner.query(text, values);
  const saturdays = (change: object) =>
    ({
      cart_id: cart,
      frequency: 'week',
      day_of_week: 6,
      start_time: '10:05',
      minutes: 120,
      users: takers.map(({ id }) => id),
      ...change,
    }) as never;
  return {
    ...fixture,
    planner,
    takers,
    cart,
    add: (change: object = {}, as = planner.token) =>
      test.call(carts.addRotation, { as, body: saturdays(change) }),
    edit: (id: number, change: object = {}, as = planner.token) =>
      test.call(carts.editRotation, { as, params: { id }, body: saturdays(change) }),
    list: async () => (await test.call(carts.listRotations, { as: planner.token })).data,
    night: () =>
      tenantTransaction(
        test.platform,
        { congregationId: congregation.id, personId: null, operation: 'nightly.carts' },
        (tenant) => fillRotations(tenant, test.platform.clock()),
      ),
    /** Runs the nightly job like the server, including the congregations it skips. */
    nightOfAll: () => runNight(test.platform, test.database.owner, [cartsNightly]),
    setAdvance: (weeks: number) =>
      query(
        `insert into domain_settings (congregation_id, part, settings) values ($1, 'cart_calendar', $2)
         on conflict (congregation_id, part) do update set settings = excluded.settings`,
        [congregation.id, JSON.stringify({ cart_booking: 1, booking_advance: weeks })],
      ),
    away: (person: SeededPerson, from: string, to: string) =>
      query(
        'insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, $3, $4)',
        [congregation.id, person.id, from, to],
      ),
  };
}
