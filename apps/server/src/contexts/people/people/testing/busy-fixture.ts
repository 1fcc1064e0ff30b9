/**
 * A congregation with a person who has commitments of every kind: parts, talks, cart shifts, turns and
 * groups.
 */
import { carts } from '@sheaf/contract/carts/carts';
import { people } from '@sheaf/contract/people/people/people';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { approveForCarts } from '#contexts/carts/testing/cart-fixture';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { serviceNightly } from '#contexts/service/service.jobs';
import { runNight } from '#platform/jobs/nightly';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export interface BusyFixture extends AwayFixture {
  admin: SeededPerson;
  /** Samuel's partner at one of the carts. */
  partner: SeededPerson;
  cart: number;
  bookCart(start_at: string, publishers: number[]): Promise<{ status: number }>;
  query(text: string, values?: unknown[]): Promise<Record<string, never>[]>;
  /** Every row that names a person for an upcoming duty, by table, without counters. */
  dump(): Promise<Record<string, unknown[]>>;
  deactivate(active?: boolean): ReturnType<typeof setActive>;
}

const dumped = [
  ...['people', 'person_roles', 'duties', 'talks', 'away_talks', 'cart_shifts', 'cart_seats'],
  ...[
    'cart_rotation_people',
    'responsibility_people',
    'rotation_overseers',
    'field_groups',
    'special_groups',
  ],
  'available_addresses',
];
const unmoved = "'{version,updated_at,permission_epoch}'::text[]";

async function setActive(test: TestApp, as: string, id: number, active: boolean) {
  const { data: row } = await test.call(people.readPerson, { as, params: { id } });
  const { first_name, last_name, gender, appointment, cart } = row;
  const body = { first_name, last_name, gender, appointment, cart, active };
  return test.call(people.editPerson, { as, params: { id }, body: body as never });
}

const turns = [
  `with rotation as (insert into cart_rotations (congregation_id, location_id, frequency, day_of_week, week_of_month, starts_at, minutes,
     people_count, anchor) select congregation_id, id, 'week', 6, 0, '10:00', 60, 2, '2026-11-28' from cart_locations
     where congregation_id = $1 order by id limit 1 returning id)
   insert into cart_rotation_people (congregation_id, rotation_id, person_id, "order") select $1, id, $2, 1 from rotation`,
  `with made as (insert into responsibilities (congregation_id, label, kind, frequency, anchor)
     values ($1, 'Door', 'attendant', 'week', '2026-11-23')
     returning id)
   insert into responsibility_people (congregation_id, responsibility_id, person_id, "order") select $1, id, $2, 1 from made`,
  `insert into field_groups (congregation_id, meeting_day, starts_at, online, location, overseer_id)
     values ($1, 2, '09:00', false, 'Hall', $2)`,
  `insert into special_groups (congregation_id, label, on_date, starts_at, online, location, overseer_id, for_all, replaces, notify)
     values ($1, 'Visit', '2026-12-19', '09:00', false, 'Hall', $2, true, false, false)`,
  `with rotation as (insert into rotation_groups (congregation_id, label, rotate, frequency, meeting_day, week_of_month, starts_at,
     online, location, for_all, replaces, anchor)
     values ($1, 'Saturdays', true, 'week', 6, 0, '09:00', false, 'Hall', true, false, '2026-11-28') returning id)
   insert into rotation_overseers (congregation_id, rotation_group_id, person_id, "order") select $1, id, $2, 1 from rotation`,
];

export async function openBusyFixture(test: TestApp, name: string): Promise<BusyFixture> {
  const fixture = await openAwayFixture(test, name);
  const { congregation, samuel } = fixture;
  const admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Admin' });
  const partner = await congregation.addPerson({ firstName: 'Partner' });
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.owner.query(text, values)).rows;
  for (const { id } of [samuel, partner, admin]) await approveForCarts(test, id);
  const { data: cart } = await test.call(carts.addLocation, {
    as: admin.token,
    body: { location: 'Wharf corner' },
  });
  const bookCart = (start_at: string, publishers: number[]) =>
    test.call(carts.bookShift, {
      as: admin.token,
      body: { cart_location_id: cart.id, publishers, start_at, minutes: 120 } as never,
    });
  await bookCart('2026-12-01T09:00', [samuel.id]);
  await bookCart('2026-12-02T09:00', [samuel.id, partner.id]);
  for (const text of turns) await query(text, [congregation.id, samuel.id]);
  await runNight(test.platform, test.database.owner, [serviceNightly]);
  await fixture.save({ confirmation: false });
  await fixture.book('2026-12-14', { speaker_id: samuel.id, confirmation: false } as never);
  const weekend = await fixture.meeting('public', '2026-11-30');
  const chairman = await fixture.row(weekend.id, 'talk.chairman');
  await query('update duties set person_id = $2, said = null where id = $1', [chairman.id, samuel.id]);
  await query("update duties set said = 'yes', acknowledged_at = '2026-11-20' where id = $1", [chairman.id]);
  return {
    ...fixture,
    admin,
    partner,
    cart: cart.id,
    query,
    bookCart,
    async dump() {
      const tables: Record<string, unknown[]> = {};
      for (const table of dumped) {
        const without = table === 'cart_seats' ? `${unmoved} - '{id,lane,created_at}'::text[]` : unmoved;
        tables[table] = await query(
          `select to_jsonb(t) - ${without} as row from ${table} t where congregation_id = $1 order by 1`,
          [congregation.id],
        );
      }
      return tables;
    },
    deactivate: (active = false) => setActive(test, admin.token, samuel.id, active),
  };
}
