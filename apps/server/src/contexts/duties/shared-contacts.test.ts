/** Phone and e-mail of another person, readable through a shared future shift or part (USERS-R24). */
import { duties } from '@sheaf/contract/duties/duties';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const reach = (person: SeededPerson) =>
  test.database.owner.query('update people set email = $2, phone = $3 where id = $1', [
    ...[person.id, `p${person.id}@example.org`, '+61491570156'],
  ]);
async function contactOf(reader: SeededPerson, person: SeededPerson) {
  const { data } = await test.call(people.listPeople, { as: reader.token, query: { per_page: 1000 } });
  const { email, phone } = data.find(({ id }) => id === person.id)!;
  return [email, phone];
}
const shownOf = (person: SeededPerson) => [`p${person.id}@example.org`, '+61491570156'];
const hidden = [null, null];

it('USERS-R24 shows phone and e-mail to people of one cart shift until its day is over, and to no others', async () => {
  const fixture = await openCartFixture(test);
  const [ruth, amos, other] = [
    await fixture.publisher('Ruth'),
    await fixture.publisher('Amos'),
    await fixture.publisher(),
  ];
  for (const person of [ruth, amos, other]) await reach(person);
  expect(await contactOf(ruth, amos)).toEqual(hidden);
  const cart = await fixture.addLocation();
  await fixture.book(ruth, cart, '2026-11-24T09:00', [ruth, amos], 90);
  await fixture.book(other, cart, '2026-11-24T09:00', [other], 90);
  expect(await contactOf(ruth, amos)).toEqual(shownOf(amos));
  expect(await contactOf(amos, ruth)).toEqual(shownOf(ruth));
  expect(await contactOf(ruth, other)).toEqual(hidden);
  test.setNow(new Date('2026-11-25T01:00:00Z'));
  expect(await contactOf(ruth, amos)).toEqual(hidden);
});

it('USERS-R24 shows phone and e-mail to holder and helper of one part', async () => {
  const fixture = await openMeetingFixture(test);
  const meeting = await fixture.meeting('clam');
  const [study, reader] = [await fixture.qualified([11], 'Study'), await fixture.qualified([12], 'Reader')];
  for (const person of [study, reader]) await reach(person);
  const { id, helper_duty_id } = await fixture.row(meeting.id, 'living.study');
  for (const [duty, person] of [
    [id, study],
    [helper_duty_id!, reader],
  ] as const) {
    const { status } = await test.call(duties.fillDuty, {
      as: fixture.planner.token,
      params: { id: duty },
      body: { user_id: person.id },
    });
    expect(status).toBe(200);
  }
  expect(await contactOf(study, reader)).toEqual(shownOf(reader));
  expect(await contactOf(reader, study)).toEqual(shownOf(study));
});
