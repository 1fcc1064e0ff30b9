/** Field codes of schema issues. */

import { forum } from '@sheaf/contract/forum/forum';
import { roles } from '@sheaf/contract/people/roles/roles';
import { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { foreignAddresses } from '@sheaf/contract/territory/territory/foreign-addresses';
import { translations } from '@sheaf/contract/translations/translations';
import { longestSuffix } from '@sheaf/rules/territory/addresses/house-suffix';
import { expect, it } from 'vitest';
import { readInput } from '#app/input';
import { InvalidInput } from '#platform/outcome';
import { sayField } from '#platform/texts';

const nobody = { params: undefined, query: undefined, body: undefined };

function fieldsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
  return {};
}

const wrongIn = (...[operation, raw]: Parameters<typeof readInput>) =>
  fieldsOf(() => readInput(operation, { ...nobody, ...raw }));

const door = { street: 1, house: 11, lang: 'ne', map: 1 };

it('COMMON-D3 reports a missing field as required, even if it is a union', () => {
  const wrong = wrongIn(foreignAddresses.addForeignAddress, { ...nobody, body: {} });
  expect(wrong).toEqual({
    street: ['required'],
    house: ['required'],
    lang: ['required'],
    map: ['required'],
  });
  const nothing = wrongIn(addresses.deletePreloadedAddress, nobody);
  expect(nothing).toEqual({ id: ['required'] });
});

it.each([
  [{ unit: 'x'.repeat(26) }, { unit: [{ code: 'over-letters', limit: 25 }] }],
  [{ suffix: 'x'.repeat(longestSuffix + 1) }, { suffix: [{ code: 'over-letters', limit: longestSuffix }] }],
  [{ map: 0 }, { map: [{ code: 'too-small', limit: 1 }] }],
  [{ house: {} }, { house: ['not-valid'] }],
  [{ lang: 'qq' }, { lang: ['not-valid'] }],
])('COMMON-D3 returns the limit of a field that is too long or too small: %j', (given, wrong) => {
  expect(wrongIn(foreignAddresses.addForeignAddress, { ...nobody, body: { ...door, ...given } })).toEqual(
    wrong,
  );
});

it('MAPS-C10 requires a day and time for a turn', () => {
  const remove = (assigned_at: unknown) =>
    wrongIn(maps.removeHolder, {
      ...nobody,
      params: { map_id: 1, id: 2, user_id: 3 },
      body: { assigned_at },
    });
  expect([remove('yesterday'), remove('2026-03-01T10:00:00.000Z')]).toEqual([
    { assigned_at: ['not-a-day-and-time'] },
    {},
  ]);
});

it('COMMON-D3 states the limit in the sentence', () => {
  expect(sayField('en', { code: 'too-small', limit: 1 })).toBe('Enter 1 or more.');
  expect(sayField('en', { code: 'too-big', limit: 3650 })).toBe('Enter 3,650 or less.');
  expect(sayField('en', { code: 'over-letters', limit: 25 })).toBe('Use at most 25 characters.');
  expect(sayField('ar', { code: 'too-big', limit: 50 })).toContain('50');
});

it('COMMON-C1 reports invalid JSON in filters on the field', () => {
  expect(wrongIn(maps.listMaps, { ...nobody, query: { filters: '{' } })).toEqual({ filters: ['not-json'] });
});

it('COMMON-X3 refuses the id of another row than the path', () => {
  const row = { name: 'Tourist', permissions: [1] };
  const send = (id: number | null) =>
    wrongIn(roles.editRole, { ...nobody, params: { id: 7 }, body: { id, ...row } });
  const other = { id: ['not-the-path'] };
  expect([send(7), send(null), send(0), send(8)]).toEqual([{}, {}, other, other]);
});

it('COMMON-X3 accepts 0 or null as id of a new row, also below another row', () => {
  const send = (id: number | null) =>
    wrongIn(forum.addComment, { ...nobody, params: { id: 7 }, body: { id, content: 'Yes' } });
  expect([send(0), send(null), send(8)]).toEqual([{}, {}, { id: ['not-the-path'] }]);
});

it('COMMON-X3 accepts only null as id if the path has no numeric id', () => {
  const params = { iso: 'ar', category: 'maps' };
  const send = (id: number | null) =>
    wrongIn(translations.editSection, { ...nobody, params, body: { id, lines: {} } });
  const other = { id: ['not-the-path'] };
  expect([send(null), send(0), send(8)]).toEqual([{}, other, other]);
});
