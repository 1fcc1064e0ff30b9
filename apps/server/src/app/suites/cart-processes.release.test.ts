/**
 * Two real servers on one database, and two congregations that compete for the last seats of one cart.
 * SHEAF_CART_RACES runs more than 160 attempts.
 */

import { carts } from '@sheaf/contract/carts/carts';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { callServer } from '#platform/testing/server-client';
import { type StartedMain, startMain } from '#platform/testing/started-main';
import { realNow } from '#platform/testing/test-clock';

const attempts = amount('SHEAF_CART_RACES', 80, 480);
const crowd = 40;
const places = 3;

let database: FreshDatabase;
let servers: StartedMain[];
let addresses: string[];
let host: SeededCongregation;
let people: SeededPerson[];
let guestId: number;

const partnership = `insert into directory_partners (from_congregation, to_congregation, confirmed_at) values ($1, $2, now())`;
const location = `insert into cart_locations (congregation_id, label, max_people, opens_at, closes_at) values ($1, $2, $3, '06:00', '20:00') returning id`;
const sharing = 'insert into cart_shares (congregation_id, location_id, to_congregation) values ($1, $2, $3)';

async function approved(congregation: SeededCongregation): Promise<SeededPerson> {
  const person = await congregation.addPerson({});
  await database.owner.query('update people set cart = true where id = $1', [person.id]);
  return person;
}

beforeAll(async () => {
  database = await freshDatabase();
  const { rows } = await database.owner.query<{ name: string }>('select current_database() as name');
  const { host: where, port } = inject('cluster');
  const url = (role: string) =>
    `postgres://${role}@localhost:${port}/${rows[0]!.name}?host=${encodeURIComponent(where)}`;
  const environment = {
    PORT: '0',
    SHEAF_LOG: 'error',
    DATABASE_URL: url(ownerRole),
    SHEAF_DATABASE_APP_URL: url(appRole),
  };
  servers = [startMain({ environment }), startMain({ environment })];
  await Promise.all(servers.map((main) => main.ready()));
  addresses = servers.map((main) => /ready at (\S+)/.exec(main.out())![1]!);
  host = await seedCongregation(database.owner, 'Host');
  const guest = await seedCongregation(database.owner, 'Guest');
  await database.owner.query(partnership, [host.id, guest.id]);
  people = [];
  for (let index = 0; index < crowd; index += 1) people.push(await approved(index % 2 === 0 ? host : guest));
  guestId = guest.id;
}, 120_000);
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
});

const dayAhead = new Date(realNow().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Retries an overloaded call after a pause, like a phone. */
async function askUntilServed(address: string, call: Parameters<typeof callServer>[2]) {
  for (;;) {
    const answer = await callServer(address, carts.bookShift, call);
    if (answer.body.code !== 'busy') return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openCart(name: string): Promise<number> {
  const { rows } = await database.owner.query<{ id: number }>(location, [host.id, name, places]);
  await database.owner.query(sharing, [host.id, rows[0]!.id, guestId]);
  return rows[0]!.id;
}

/** Rows of both congregations: seats at the cart, and visits with duties of the guest. */
async function stateOf(cart: number) {
  const { rows } = await database.owner.query<{
    seats: number;
    guests: number;
    visits: number;
    duties: number;
  }>(
    `select (select count(*)::int from cart_seats where location_id = $1) as seats,
       (select count(*)::int from cart_seats where location_id = $1 and guest_place is not null) as guests,
       (select count(*)::int from cart_visits where host_location = $1) as visits,
       (select count(*)::int from duties d join cart_visits v on v.congregation_id = d.congregation_id and v.id = d.visit_id
        where v.host_location = $1) as duties`,
    [cart],
  );
  return rows[0]!;
}

const soonMilliseconds = 40;

it('CARTS-R19 CARTS-O8 assigns exactly the free seats when people of two congregations book through two servers at once', async () => {
  let guests = 0;
  for (let sent = 0; sent < attempts; sent += crowd) {
    const cart = await openCart(`Cart ${sent}`);
    // A guest's booking takes longer, so in every second round guests start earlier, and both sides win some.
    const isLater = (index: number): boolean => (sent / crowd) % 2 === 1 && index % 2 === 0;
    const answers = await Promise.all(
      people.map(async (person, index) => {
        if (isLater(index)) await new Promise((resolve) => setTimeout(resolve, soonMilliseconds));
        return askUntilServed(addresses[(index >> 1) % 2]!, {
          as: person.token,
          key: `cart-${sent}-${index}`,
          body: {
            cart_location_id: cart,
            publishers: [person.id],
            start_at: `${dayAhead}T${index % 4 < 2 ? '10:00' : '11:00'}`,
            minutes: 120,
          },
        });
      }),
    );
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['cart-full']));
    const state = await stateOf(cart);
    expect([answers.length - refused.length, state.seats]).toEqual([places, places]);
    expect([state.visits, state.duties]).toEqual([state.guests, state.guests]);
    guests += state.guests;
    await database.owner.query('delete from cart_visits where host_location = $1', [cart]);
    await database.owner.query('delete from cart_shifts where location_id = $1', [cart]);
  }
  expect(guests).toBeGreaterThan(0);
}, 3_600_000);
