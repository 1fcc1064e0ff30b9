/** Two partner congregations, one of which shares a cart, and calls of both, for tests. */
import { carts } from '@sheaf/contract/carts/carts';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { type CartFixture, openCartFixture } from '#contexts/carts/testing/cart-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

const placing = 'update people set last_name = $2 where id = $1';

/** Last name of all people in the congregation, which must not appear in the other one. */
export const lastNameOf = (fixture: CartFixture): string => `Secret${fixture.congregation.id}`;

export async function becomePartners(test: TestApp, one: CartFixture, other: CartFixture): Promise<void> {
  const ask = async (as: CartFixture, to: CartFixture) => {
    const keeper = await as.congregation.addPerson({ permissions: ['settings.meetings.public'] });
    const body = { congregation_id: to.congregation.id };
    await test.call(speakers.askPartner, { as: keeper.token, body });
  };
  await ask(one, other);
  await ask(other, one);
}

export async function endPartnership(test: TestApp, as: CartFixture): Promise<void> {
  const keeper = await as.congregation.addPerson({ permissions: ['settings.meetings.public'] });
  const { data } = await test.call(speakers.listPartners, { as: keeper.token });
  for (const { id } of data.partners)
    await test.call(speakers.endPartner, { as: keeper.token, params: { id } });
}

export const share = (test: TestApp, fixture: CartFixture, id: number, cid: number) =>
  test.call(carts.shareLocation, { as: fixture.keeper.token, params: { id, cid } });

export const unshare = (test: TestApp, fixture: CartFixture, id: number, cid: number) =>
  test.call(carts.unshareLocation, { as: fixture.keeper.token, params: { id, cid } });

export const weekOf = (test: TestApp, as: SeededPerson, id: number, offset = 0) =>
  test.call(carts.readWeek, { as: as.token, params: { id }, query: { offset } });

/** Adds a person who is approved for carts, with the last name of the congregation. */
export async function named(test: TestApp, fixture: CartFixture, firstName: string): Promise<SeededPerson> {
  const person = await fixture.publisher(firstName);
  await test.database.owner.query(placing, [person.id, lastNameOf(fixture)]);
  return person;
}

export async function openSharedFixture(
  test: TestApp,
  given: Parameters<CartFixture['addLocation']>[0] = {},
) {
  const host = await openCartFixture(test, 'Burnie');
  const guest = await openCartFixture(test, 'Penguin');
  const cart = await host.addLocation(given);
  await becomePartners(test, host, guest);
  await share(test, host, cart, guest.congregation.id);
  return { host, guest, cart };
}
