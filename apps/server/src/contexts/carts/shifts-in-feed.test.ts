import { carts } from '@sheaf/contract/carts/carts';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCartFixture } from '#contexts/carts/testing/cart-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('USERS-X20 USERS-X20.2 a changed shift is the same entry of the feed with a higher sequence', async () => {
  const fixture = await openCartFixture(test);
  const [ruth, amos] = [await fixture.publisher('Ruth'), await fixture.publisher('Amos')];
  const cart = await fixture.addLocation();
  const { data: shift } = await fixture.book(ruth, cart, '2026-11-24T09:00', [ruth, amos], 90);
  const { data: link } = await test.call(calendarFeed.renewCalendarFeed, { as: ruth.token });
  const read = async () => {
    const { body } = await test.app.inject(new URL(link.url).pathname);
    const [component] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const { uid, sequence, summary, description, location, duration } = new ICAL.Event(component!);
    return { uid, sequence, summary, description, location, minutes: duration.toSeconds() / 60 };
  };
  const before = await read();
  expect(before).toEqual({
    uid: expect.any(String),
    sequence: 0,
    summary: 'Cart: Wharf corner',
    description: 'With Amos Hollis',
    location: 'Wharf corner',
    minutes: 90,
  });
  const body = {
    cart_location_id: cart,
    publishers: [ruth.id, amos.id],
    start_at: '2026-11-24T10:00',
    minutes: 60,
  };
  await test.call(carts.changeShift, { as: amos.token, params: { id: shift.id }, body: body as never });
  expect(await read()).toEqual({ ...before, sequence: 1, minutes: 60 });
});
