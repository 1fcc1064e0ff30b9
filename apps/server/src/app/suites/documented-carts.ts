import { carts } from '@sheaf/contract/carts/carts';
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import type { DocumentedSetting } from '#app/suites/documented-setting';
import { approveForCarts, letShiftPass } from '#contexts/carts/testing/cart-fixture';
import { seedCongregation } from '#platform/testing/seeds';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

/** The caller and the two people of the example are approved for it. */
const cart: Row = async ({ test, me, done, row }) => {
  for (const person of ['person', 'otherPerson']) await approveForCarts(test, Number(await row(person)));
  await approveForCarts(test, me.id);
  return (await done(carts.addLocation, { body: { location: 'Wharf' } })).id;
};

const dayAhead = ({ test }: DocumentedSetting, days: number): string =>
  addDays(test.platform.clock().toISOString().slice(0, 10), days);

/** The start of the example, on a future day. */
const shiftStart: Row = async (setting) => `${dayAhead(setting, 9)}T09:00`;

const bookOn = async (setting: DocumentedSetting, days: number): Promise<number> => {
  const { me, done, row } = setting;
  const body = {
    cart_location_id: Number(await row('cart')),
    publishers: [me.id],
    start_at: `${dayAhead(setting, days)}T13:00`,
    minutes: 60,
  };
  return (await done(carts.bookShift, { body })).id;
};

const booking: Row = (setting) => bookOn(setting, 10);

const pastBooking: Row = async (setting) => {
  const id = await bookOn(setting, 3);
  await letShiftPass(setting.test, id);
  return id;
};

/** A shift of the following week, which the example requests. */
const bookedCart: Row = async (setting) => {
  await bookOn(setting, 7);
  return setting.row('cart');
};

const cartBlock: Row = async ({ done, row }) => {
  const body = { cart_location_id: Number(await row('cart')), start_time: '08:00', end_time: '10:00' };
  return (await done(carts.addBlock, { body })).id;
};

/** Shared by the two people of the example. */
const cartRotation: Row = async ({ done, row }) => {
  const body = {
    cart_id: Number(await row('cart')),
    frequency: 'month' as const,
    day_of_week: 6,
    week_of_month: 4,
    start_time: '09:05',
    minutes: 60 as const,
    users: [Number(await row('person')), Number(await row('otherPerson'))],
  };
  return (await done(carts.addRotation, { body })).id;
};

/** Another congregation of the installation; both have confirmed the partnership. */
const partnerCongregation: Row = async ({ test, congregation, done }) => {
  const partner = await seedCongregation(test.database.owner, 'Partner');
  const keeper = await partner.addPerson({ permissions: ['settings.meetings.public'] });
  await done(speakers.askPartner, { body: { congregation_id: partner.id } });
  await test.call(speakers.askPartner, { as: keeper.token, body: { congregation_id: congregation.id } });
  return partner.id;
};

export const cartRows = {
  partnerCongregation,
  cartRotation,
  cart,
  shiftStart,
  booking,
  pastBooking,
  bookedCart,
  cartBlock,
};
