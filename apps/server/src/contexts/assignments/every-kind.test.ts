import { assignments } from '@sheaf/contract/assignments/assignments';
import { carts } from '@sheaf/contract/carts/carts';
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { service } from '@sheaf/contract/service/service';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let office: SeededPerson;
let samuel: SeededPerson;
let other: SeededPerson;

/** Makes a person an elder who qualifies for every part and for carts. */
const qualifying = `update people set appointment = 'elder', gender = 1, cart = true, qualified_parts = array[1, 6, 14, 15, 16] where id = $1`;

async function give(answer: Promise<{ status: number; problem: unknown }>): Promise<void> {
  const { status, problem } = await answer;
  expect([status, problem]).toEqual([200, problem]);
}

beforeAll(async () => {
  test = await openTestApp();
  const fixture = await openAwayFixture(test, 'Burnie');
  ({ samuel } = fixture);
  office = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  other = await fixture.congregation.addPerson({ firstName: 'Ruth' });
  await test.database.owner.query(qualifying, [samuel.id]);
  const as = office.token;
  const meeting = await fixture.meeting('clam');
  const { id } = await fixture.row(meeting.id, 'living.prayer');
  await give(test.call(duties.fillDuty, { as, params: { id }, body: { user_id: samuel.id } }));
  await give(fixture.save({ date: '2027-01-17' }));
  await give(fixture.save({ date: '2027-12-04' }));
  const location = await test.call(carts.addLocation, { as, body: { location: 'Wharf corner' } });
  const shift = { cart_location_id: location.data.id, publishers: [samuel.id], minutes: 120 };
  await give(test.call(carts.bookShift, { as, body: { ...shift, start_at: '2026-12-05T09:00' } }));
  const group = { label: 'Visit', meeting_date: '2026-12-08T09:00', location: '4 Mount Street' };
  const special = { ...group, overseer: { id: samuel.id } };
  await give(test.call(service.addSpecialGroup, { as, body: special }));
  const door = { label: 'Main door', frequency: 'month' as const, meeting: 'weekend' as const };
  await give(
    test.call(responsibilities.addResponsibility, { as, body: { ...door, attendants: [samuel.id] } }),
  );
  const convention = { type: 'convention' as const, start_date: '2027-02-05T09:20' };
  await give(test.call(events.addEvent, { as, body: convention }));
});
afterAll(() => test.close());

const page = async (as: SeededPerson) => {
  const { data } = await test.call(assignments.listAssignments, { as: as.token });
  return data.appointments;
};

it('APPTS-R3 APPTS-O1 lists the person’s meeting parts, cart shifts, field service groups, duties, talks and conventions by date', async () => {
  const own = await page(samuel);
  expect(new Set(own.map(({ base_type }) => base_type))).toEqual(
    new Set(['meeting', 'attendant', 'cart', 'group', 'talk', 'convention']),
  );
  const dates = own.map(({ base_date }) => base_date);
  expect(dates).toEqual(dates.toSorted());
  expect(own.find(({ base_type }) => base_type === 'cart')).toMatchObject({
    base_date: '2026-12-05T09:00',
    end_date: '2026-12-05T11:00',
    location: 'Wharf corner',
  });
  expect(own.find(({ base_type }) => base_type === 'attendant')?.responsibility).toBe('Main door');
  // Events for everyone are listed too, and no entries of other people.
  expect((await page(other)).map(({ base_type }) => base_type)).toEqual(['convention']);
});

it('APPTS-O4 APPTS-R9 lists own duties from today to twelve months ahead', async () => {
  const mine = async (now: string) => {
    test.setNow(new Date(now));
    const { data } = await test.call(duties.listMyDuties, { as: samuel.token });
    return data.map(({ kind, date }) => `${kind} ${date}`);
  };
  // 10:00 in Burnie on the 3rd, 4th, 5th and 6th.
  expect(await mine('2026-12-02T23:00:00Z')).not.toContain('away-talk 2027-12-04');
  expect(await mine('2026-12-03T23:00:00Z')).toContain('away-talk 2027-12-04');
  expect(await mine('2026-12-04T23:00:00Z')).toContain('cart 2026-12-05');
  expect(await mine('2026-12-05T23:00:00Z')).not.toContain('cart 2026-12-05');
});
