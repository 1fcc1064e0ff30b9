/** Codes must equal those of the specification: stored rows and other programs use them. */
import { expect, it } from 'vitest';
import { cartBookings } from './carts/settings.ts';
import { reminderTimings } from './meetings/responsibilities/settings.ts';
import { expiredAddresses } from './people/congregations/setting-kinds.ts';
import { genders, withGender } from './people/people/gender.ts';
import { hopes } from './people/people/hope.ts';
import { meetingParts } from './people/people/meeting-part.ts';
import { campaigns } from './territory/maps/campaign.ts';
import { mapTypes } from './territory/maps/map-type.ts';

const tableOf = (codec: { names: readonly string[]; codes: readonly number[] }) =>
  Object.fromEntries(codec.names.map((name, place) => [name, codec.codes[place]]));

it('MAPS-D2 map types are 1 to 5, campaign kinds 0 to 3', () => {
  expect(tableOf(mapTypes)).toEqual({ residential: 1, business: 2, rural: 3, 'high-density': 4, foreign: 5 });
  expect(tableOf(campaigns)).toEqual({ none: 0, memorial: 1, convention: 2, custom: 3 });
});

it('gender is 1 for a brother and 2 for a sister, hope is 0 for other sheep and 1 for anointed', () => {
  expect(tableOf(genders)).toEqual({ brother: 1, sister: 2 });
  expect(tableOf(hopes)).toEqual({ 'other-sheep': 0, anointed: 1 });
});

it("USERS-D1 a person's row has the gender name for its number, and all other fields unchanged", () => {
  expect(withGender({ id: 7, gender: 1, active: true })).toEqual({ id: 7, gender: 'brother', active: true });
  expect(withGender({ gender: 2 })).toEqual({ gender: 'sister' });
});

it('meeting parts have the codes 1 to 18', () => {
  expect(meetingParts.codes).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(meetingParts.names.map((name, index) => `${index + 1} ${name}`)).toEqual([
    '1 prayer',
    '2 chairman',
    '3 treasures-talk',
    '4 gems',
    '5 bible-reading',
    '6 demonstration',
    '7 unlisted',
    '8 bible-study',
    '9 student-talk',
    '10 living-as-christians',
    '11 study-conductor',
    '12 study-reader',
    '13 watchtower-reader',
    '14 local-talk',
    '15 away-talk',
    '16 weekend-chairman',
    '17 counselor',
    '18 householder',
  ]);
});

it('settings have the codes of the specification', () => {
  expect(tableOf(expiredAddresses)).toEqual({ delete: 0, email: 1 });
  expect(tableOf(cartBookings)).toEqual({ administrators: 0, publishers: 1 });
  expect(tableOf(reminderTimings)).toEqual({ 'two-days': 1, 'half-day': 2, both: 3 });
});
